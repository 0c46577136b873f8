create schema draw;
create sequence draw.draws_drawid_seq;
create sequence draw.prizes_prizeid_seq;
create sequence draw.picks_pickid_seq;

create table draw.draws (
  drawid bigint primary key default nextval('draw.draws_drawid_seq'),
  version integer not null default 1,
  -- 0 for every country
  country_fid integer not null default 0,
  -- title and brief in each language
  words jsonb not null,
  -- what gives a ticket, about which task or goods (0 for any), how often, and the most chances of one member
  deed text not null,
  thing bigint not null default 0,
  need integer not null,
  chances integer not null,
  -- nobody wins twice
  once boolean not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- the public round that decides, 0 for none; the chain that it is of, by its hash
  round bigint not null default 0,
  chain text not null default '',
  -- planned, sealed, closed, drawn, published: open and drawing follow from the rest
  state text not null default 'planned',
  created_at timestamptz not null,
  sealed_at timestamptz,
  commitment bytea,
  -- the number itself, sealed by SECRET_KEY
  seed_sealed bytea,
  -- the next ticket
  next_ticket integer not null default 1,
  closed_at timestamptz,
  root bytea,
  -- the row of the tree above each 1024 leaves, one after the other
  chunk_roots bytea,
  entries integer not null default 0,
  -- all weights together
  weights bigint not null default 0,
  -- the public number of its round
  randomness bytea,
  signature bytea,
  previous bytea,
  beacon_at timestamptz,
  drawn_at timestamptz,
  published_at timestamptz,
  -- the drawing flag: who draws, since when, and until when others wait
  drawing_by bigint,
  drawing_since timestamptz,
  drawing_until timestamptz,
  constraint dates_in_order check (opens_at < closes_at)
);
create index draws_due on draw.draws (closes_at) where state = 'sealed';
create index draws_drawing on draw.draws (drawing_by) where drawing_by is not null;
create index draws_shown on draw.draws (country_fid, closes_at desc, drawid desc) where state <> 'planned';

create table draw.prizes (
  prizeid bigint primary key default nextval('draw.prizes_prizeid_seq'),
  drawid bigint not null,
  -- its name in each language
  names jsonb not null,
  -- an uploaded picture, 0 for none
  aid bigint not null default 0,
  count integer not null,
  position integer not null
);
create index prizes_of_draw on draw.prizes (drawid, position, prizeid);

-- Each act once, while its draw is open.
create table draw.acts (
  drawid bigint not null,
  uid bigint not null,
  once text not null,
  at timestamptz not null,
  undone boolean not null default false,
  primary key (drawid, uid, once)
);
create index acts_of_member on draw.acts (uid, drawid);

-- Who has a ticket; the frozen list is apart and names nobody.
create table draw.entries (
  drawid bigint not null,
  uid bigint not null,
  ticket integer not null,
  -- 0 while what it was got by is taken back
  weight integer not null,
  -- its owner's alone: with it the list shows that the entry is theirs
  salt bytea not null,
  entered_at timestamptz not null,
  primary key (drawid, uid),
  unique (drawid, ticket)
);
create index entries_of_member on draw.entries (uid, drawid);

create table draw.leaves (
  drawid bigint not null,
  -- from 1, in the order of tickets
  place integer not null,
  ticket integer not null,
  weight integer not null,
  -- all weights up to this one
  upto bigint not null,
  holder bytea not null,
  leaf bytea not null,
  primary key (drawid, place),
  unique (drawid, upto),
  unique (drawid, ticket)
);

create table draw.left_out (
  drawid bigint not null,
  uid bigint not null,
  reason text not null,
  by_uid bigint not null,
  at timestamptz not null,
  primary key (drawid, uid)
);
create index left_out_member on draw.left_out (uid);
create index left_out_by on draw.left_out (by_uid);

create table draw.picks (
  pickid bigint primary key default nextval('draw.picks_pickid_seq'),
  drawid bigint not null,
  -- from 1: which ticket of the draw's numbers it is
  place integer not null,
  prizeid bigint not null,
  ticket integer not null,
  -- null where the winner is gone
  uid bigint,
  country_fid integer not null default 0,
  -- proposed, won, passed, unclaimed
  state text not null,
  -- the place whose prize it draws again, 0 for none
  again integer not null default 0,
  -- why it was passed over: public
  reason text not null default '',
  proposed_at timestamptz not null,
  decided_at timestamptz,
  give_by timestamptz,
  reminded_at timestamptz,
  -- where the prize goes, sealed by SECRET_KEY
  address_sealed bytea,
  address_at timestamptz,
  sent_at timestamptz,
  unique (drawid, place)
);
create index picks_of_member on draw.picks (uid, drawid) where uid is not null;
create index picks_due on draw.picks (give_by) where state = 'won' and address_at is null;
create index picks_sent on draw.picks (sent_at) where address_sealed is not null and sent_at is not null;

-- Operators' keys of the four calls, hashed.
create table draw.keys (
  hash bytea primary key,
  uid bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index keys_of_member on draw.keys (uid);
create index keys_over on draw.keys (expires_at);
