create schema groups;

create sequence groups.groups_groupid_seq start 101;
create table groups.groups (
  groupid bigint primary key default nextval('groups.groups_groupid_seq'),
  name text not null,
  name_key text not null,
  description text not null,
  -- country whose lists show it, 293 for all
  country_fid int not null,
  typeid int not null,
  owner_uid bigint not null,
  logo_aid bigint,
  -- 0 everybody reads what is posted in it, 1 its members alone
  reading smallint not null default 0 check (reading in (0, 1)),
  -- 0 one joins at once, 1 the owner and admins decide
  joining smallint not null default 0 check (joining in (0, 1)),
  created_at timestamptz not null,
  deleted_at timestamptz,
  members int not null default 0 check (members >= 0),
  threads int not null default 0
);
create index groups_country on groups.groups (country_fid, members desc, groupid) where deleted_at is null;
create index groups_owner on groups.groups (owner_uid) where deleted_at is null;
create index groups_name on groups.groups using gin (name_key gin_trgm_ops) where deleted_at is null;

-- A name is given once over the whole site.
create table groups.names (
  name_key text primary key,
  groupid bigint not null
);
create index names_begin on groups.names (name_key text_pattern_ops);

-- The interests that a group stands for.
create table groups.group_tags (
  groupid bigint not null,
  tagid bigint not null,
  primary key (groupid, tagid)
);

create table groups.members (
  groupid bigint not null,
  uid bigint not null,
  -- 0 member, 1 admin, 2 owner
  role smallint not null default 0 check (role in (0, 1, 2)),
  joined_at timestamptz not null,
  -- when they last posted in it, or joined
  active_at timestamptz not null,
  primary key (groupid, uid)
);
create index members_of on groups.members (groupid, role desc, joined_at desc, uid);
create index members_mine on groups.members (uid, joined_at desc, groupid desc);
create index members_active on groups.members (uid, active_at desc, groupid desc);

-- Who waits to be taken in.
create table groups.requests (
  groupid bigint not null,
  uid bigint not null,
  message text not null,
  asked_at timestamptz not null,
  primary key (groupid, uid)
);
create index requests_first on groups.requests (groupid, asked_at, uid);
create index requests_mine on groups.requests (uid);

-- Who was removed, and asks to come back wherever others join at once.
create table groups.removed (
  groupid bigint not null,
  uid bigint not null,
  by_uid bigint not null,
  reason text not null,
  removed_at timestamptz not null,
  primary key (groupid, uid)
);
create index removed_mine on groups.removed (uid);

-- The group that a thread was posted in. Where members alone read it, readperm is 256 above the level that its author asked for.
alter table threads.threads add column groupid bigint;
create index threads_group on threads.threads (groupid, created_at desc, tid desc) include (authorid, readperm)
  where groupid is not null and status = 1 and deleted_at is null;
create index threads_of_group on threads.threads (groupid, tid desc) where groupid is not null;
create index threads_group_gone on threads.threads (groupid, deleted_at desc) where groupid is not null and deleted_at is not null;
