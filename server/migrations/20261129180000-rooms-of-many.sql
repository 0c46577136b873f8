-- Rooms of many members: groups. What is unread and the list's order come from the room's last number and the
-- member's place, so that a message writes one row of a member, however many are in the room.
alter table messages.rooms
  add column kind smallint not null default 0,
  add column name text not null default '',
  add column owner_uid bigint not null default 0,
  add column country_fid integer not null default 0,
  add column join_option smallint not null default 0,
  add column review smallint not null default 0,
  add column announce boolean not null default false,
  add column notice text not null default '',
  add column aid bigint not null default 0,
  add column topid bigint not null default 0,
  add column fid bigint not null default 0,
  -- the group of threads whose members are its members
  add column thread_group bigint not null default 0,
  add column pinned_id bigint not null default 0,
  add column member_count integer not null default 0,
  -- the link by which anyone joins
  add column link text,
  -- its messages and members are deleted by a job
  add column deleted_at timestamptz;
create index rooms_public on messages.rooms (country_fid, member_count desc, room desc)
  where kind = 1 and join_option > 0 and deleted_at is null;
create index rooms_topic on messages.rooms (topid) where topid > 0 and deleted_at is null;
create index rooms_board on messages.rooms (fid, country_fid) where fid > 0 and deleted_at is null;
create index rooms_thread_group on messages.rooms (thread_group) where thread_group > 0 and deleted_at is null;
create index rooms_owner on messages.rooms (owner_uid) where owner_uid > 0;
create index rooms_deleted on messages.rooms (deleted_at) where deleted_at is not null;

-- A group's name is its own, whatever the case and blanks.
create table messages.room_names (
  name_key text primary key,
  room bigint not null
);
create index room_names_room on messages.room_names (room);

alter table messages.room_members
  add column role smallint not null default 0,
  add column name_card text not null default '',
  -- notifications of it are off, and it isn't counted
  add column muted boolean not null default false,
  add column pinned_at timestamptz,
  -- until then this member only reads here
  add column silent_until timestamptz,
  add column joined_at timestamptz,
  -- 1: a first message that waits to be accepted, 2: declined
  add column request smallint not null default 0,
  -- an admin has let one of their messages through
  add column approved boolean not null default false,
  add column reminded_at timestamptz;
create index room_members_groups on messages.room_members (uid, room) where peer_uid = 0;
create index room_members_order on messages.room_members (room, role desc, joined_at, uid) where peer_uid = 0;
create index room_members_requests on messages.room_members (uid, last_at desc, room desc) where request = 1;
create index room_members_pinned on messages.room_members (uid, pinned_at desc) where pinned_at is not null;
drop index messages.room_members_list;
create index room_members_list on messages.room_members (uid, last_at desc, room desc)
  where last_id > hidden_before and request = 0 and pinned_at is null;
drop index messages.room_members_unread;
create index room_members_unread on messages.room_members (uid, peer_uid, last_id, read_id, hidden_before)
  where last_id > read_id and last_id > hidden_before and request = 0 and not muted;

-- Who asks to be taken in, once each.
create table messages.room_requests (
  room bigint not null,
  uid bigint not null,
  message text not null,
  created_at timestamptz not null,
  primary key (room, uid)
);
create index room_requests_uid on messages.room_requests (uid);
create index room_requests_order on messages.room_requests (room, created_at, uid);

-- Who was asked in, and by whom.
create table messages.room_invites (
  room bigint not null,
  uid bigint not null,
  by_uid bigint not null,
  created_at timestamptz not null,
  primary key (room, uid)
);
create index room_invites_uid on messages.room_invites (uid, created_at desc);
create index room_invites_by on messages.room_invites (by_uid);

-- Who is out of a group: 1 removed by its admins, so that they have to ask, 2 wants never to be asked again.
create table messages.room_outs (
  room bigint not null,
  uid bigint not null,
  why smallint not null,
  primary key (room, uid)
);
create index room_outs_uid on messages.room_outs (uid);

alter table messages.messages
  -- what its sender called it, once for good
  add column client_id text,
  -- 0 sent, 1 withdrawn, 2 held, 3 removed by a moderator
  add column status smallint not null default 0,
  -- 0 text, 1 image, 2 system
  add column type smallint not null default 0,
  add column quote_id bigint not null default 0,
  add column aid bigint not null default 0,
  add column named bigint[] not null default '{}',
  add column system_kind smallint not null default 0,
  add column system_uid bigint not null default 0,
  -- how often each of the six reactions was given
  add column reacted integer[];
create unique index messages_client on messages.messages (room, uid, client_id) where client_id is not null;
create index messages_held on messages.messages (room, id) where status = 2;
create index messages_uid on messages.messages (uid, room, id);
create index messages_sent on messages.messages using brin (sent_at);

create table messages.mentions (
  room bigint not null,
  id bigint not null,
  uid bigint not null,
  primary key (uid, room, id)
);
create index mentions_room on messages.mentions (room, id);

create table messages.reactions (
  room bigint not null,
  id bigint not null,
  uid bigint not null,
  emoji smallint not null,
  primary key (room, id, uid)
);
create index reactions_uid on messages.reactions (uid, room, id);

create table messages.settings (
  uid bigint primary key,
  reads boolean not null default true,
  enter_breaks boolean not null default false,
  mentions boolean not null default true
);

-- What was reported: moderators read these copies and nothing else, for 30 days after the decision.
create sequence messages.reports_id_seq;
create table messages.reports (
  id bigint primary key default nextval('messages.reports_id_seq'),
  room bigint not null,
  -- the group's name; empty between two
  name text not null default '',
  uid bigint not null,
  reporter bigint not null,
  country_fid integer not null,
  reason text not null,
  note text not null default '',
  created_at timestamptz not null,
  opened_by bigint,
  opened_at timestamptz,
  decision text,
  decided_by bigint,
  decided_at timestamptz
);
create index reports_waiting on messages.reports (country_fid, id) where decision is null;
create index reports_waiting_all on messages.reports (id) where decision is null;
create index reports_decided on messages.reports (decided_at desc, id desc) where decision is not null;
create index reports_uid on messages.reports (uid);
create index reports_reporter on messages.reports (reporter, created_at desc);
create index reports_opened on messages.reports (opened_by) where opened_by is not null;
create index reports_decider on messages.reports (decided_by) where decided_by is not null;
create table messages.reported (
  report bigint not null,
  id bigint not null,
  uid bigint not null,
  text text not null,
  aid bigint not null default 0,
  sent_at timestamptz not null,
  -- reported, and not only sent along
  named boolean not null,
  primary key (report, id)
);
create index reported_uid on messages.reported (uid);
