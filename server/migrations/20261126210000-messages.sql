create schema messages;

-- Where messages are written. A pair of members has one; rooms of many members may follow.
create sequence messages.rooms_room_seq start 101;
create table messages.rooms (
  room bigint primary key default nextval('messages.rooms_room_seq'),
  created_at timestamptz not null,
  -- messages of a room are numbered from 1 without gaps
  last_id bigint not null default 0,
  last_at timestamptz
);

-- The one room of two members, and who began it.
create table messages.pairs (
  low_uid bigint not null,
  high_uid bigint not null,
  room bigint not null,
  begun_by bigint not null,
  begun_at timestamptz not null,
  primary key (low_uid, high_uid),
  check (low_uid < high_uid)
);
create index pairs_room on messages.pairs (room);
create index pairs_high on messages.pairs (high_uid);
create index pairs_begun on messages.pairs (begun_by, begun_at desc);

create table messages.room_members (
  room bigint not null,
  uid bigint not null,
  -- the other one of a pair, 0 in a room of many
  peer_uid bigint not null default 0,
  -- read up to here
  read_id bigint not null default 0,
  -- what is deleted for this member: everything up to here
  hidden_before bigint not null default 0,
  -- has written in it
  wrote boolean not null default false,
  -- the newest message, by which their list is ordered
  last_id bigint not null default 0,
  last_at timestamptz not null,
  primary key (room, uid)
);
create index room_members_list on messages.room_members (uid, last_at desc, room desc) where last_id > hidden_before;
create index room_members_unread on messages.room_members (uid, peer_uid, last_id, read_id, hidden_before)
  where last_id > read_id and last_id > hidden_before;
create index room_members_of on messages.room_members (uid, room);
create index room_members_peer on messages.room_members (peer_uid) where peer_uid <> 0;

create table messages.messages (
  room bigint not null,
  id bigint not null,
  uid bigint not null,
  text text not null,
  sent_at timestamptz not null,
  primary key (room, id)
);
