create schema media;

create sequence media.images_aid_seq start 1;
create table media.images (
  aid bigint primary key default nextval('media.images_aid_seq'),
  uid bigint not null,
  width int not null,
  height int not null,
  bytes int not null,
  colour text not null,
  widths int[] not null,
  storage_key text not null,
  content_hash bytea not null,
  animated boolean not null default false,
  created_at timestamptz not null,
  -- set once a post shows it; pictures never attached are swept away
  attached_at timestamptz
);
create index images_loose on media.images (created_at) where attached_at is null;

create schema moderation;

create sequence moderation.sanctions_id_seq;
create table moderation.sanctions (
  id bigint primary key default nextval('moderation.sanctions_id_seq'),
  uid bigint not null,
  -- 4 may not speak, 5 no access
  groupid smallint not null check (groupid in (4, 5)),
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  lifted_at timestamptz,
  by_uid bigint not null
);
create index sanctions_uid on moderation.sanctions (uid) where lifted_at is null;

create schema follows;

create table follows.follows (
  uid bigint not null,
  follow_uid bigint not null,
  created_at timestamptz not null,
  primary key (uid, follow_uid)
);
create index follows_recent on follows.follows (uid, created_at desc, follow_uid);
create index follows_fans on follows.follows (follow_uid, created_at desc, uid);

create table follows.counters (
  uid bigint primary key,
  fans int not null default 0 check (fans >= 0),
  follows int not null default 0 check (follows >= 0)
);
create index counters_fans on follows.counters (fans desc, uid);
