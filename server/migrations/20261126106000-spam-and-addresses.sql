-- Posts that wait for a moderator, and those about which one has decided.
create table threads.held (
  tid bigint not null,
  -- the first post's, or the one that a reply will have
  pid bigint not null,
  country_fid int not null,
  authorid bigint not null,
  -- what a reply will be; null: a thread, which stands unpublished
  reply jsonb,
  publish_at timestamptz,
  reasons text[] not null,
  -- words of the country's list that it holds
  words text[] not null default '{}',
  at timestamptz not null,
  claimed_by bigint,
  claimed_until timestamptz,
  decision text check (decision in ('approved', 'refused', 'gone', 'withdrawn')),
  decided_by bigint,
  decided_at timestamptz,
  rule text not null default '',
  reason text not null default '',
  primary key (tid, pid)
);
create index held_pid on threads.held (pid);
create index held_waiting on threads.held (pid) where decision is null;
create index held_waiting_country on threads.held (country_fid, pid) where decision is null;
create index held_waiting_author on threads.held (authorid, tid) where decision is null;
create index held_decided on threads.held (decided_at desc, pid desc) where decision is not null;
create index held_decided_country on threads.held (country_fid, decided_at desc, pid desc) where decision is not null;
create index held_author on threads.held (authorid, pid desc);

-- When a member wrote first: trust grows from there.
create table threads.writers (
  uid bigint primary key,
  since timestamptz not null
);
insert into threads.writers (uid, since) select authorid, min(created_at) from threads.posts group by authorid;

-- What members without full trust wrote lately, as a digest of its words; null: too few words for one.
create sequence threads.prints_id_seq;
create table threads.prints (
  id bigint primary key default nextval('threads.prints_id_seq'),
  uid bigint not null,
  at timestamptz not null,
  print text
);
alter sequence threads.prints_id_seq owned by threads.prints.id;
create index prints_uid on threads.prints (uid, at);
create index prints_print on threads.prints (print, at) where print is not null;
create index prints_at on threads.prints (at);

create index takedowns_author on threads.takedowns (authorid, at);

-- Words that a country's members may not write, or not without a moderator; the operators' lists.
create table moderation.words (
  country_fid int not null,
  action text not null check (action in ('hold', 'refuse', 'mask')),
  words text[] not null,
  version int not null,
  updated_at timestamptz not null,
  primary key (country_fid, action)
);

-- Reasons that moderators choose from.
create sequence moderation.canned_reasons_id_seq;
create table moderation.canned_reasons (
  id bigint primary key default nextval('moderation.canned_reasons_id_seq'),
  country_fid int not null,
  en text not null,
  fr text not null,
  hi text not null,
  updated_at timestamptz not null
);
alter sequence moderation.canned_reasons_id_seq owned by moderation.canned_reasons.id;
create index canned_reasons_country on moderation.canned_reasons (country_fid, id);

-- From which addresses members wrote, by day; for 90 days.
create table moderation.addresses (
  uid bigint not null,
  address text not null,
  day date not null,
  last_at timestamptz not null,
  primary key (uid, address, day)
);
create index addresses_address on moderation.addresses (address, uid);
create index addresses_day on moderation.addresses (day);

-- Addresses from which nobody registers or writes.
create sequence moderation.address_bans_id_seq;
create table moderation.address_bans (
  id bigint primary key default nextval('moderation.address_bans_id_seq'),
  -- one address, or a network written with its length
  network text not null,
  -- whose moderators may lift it
  country_fid int not null,
  reason text not null,
  by_uid bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by bigint
);
alter sequence moderation.address_bans_id_seq owned by moderation.address_bans.id;
create unique index address_bans_network on moderation.address_bans (network) where lifted_at is null;
create index address_bans_expiring on moderation.address_bans (expires_at);
