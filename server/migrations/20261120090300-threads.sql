create schema threads;

create sequence threads.threads_tid_seq start 1001;
create table threads.threads (
  tid bigint primary key default nextval('threads.threads_tid_seq'),
  -- board it was posted to
  fid int not null,
  -- country whose lists show it
  country_fid int not null,
  authorid bigint not null,
  first_pid bigint not null,
  subject text not null,
  summary text not null,
  language text not null,
  special smallint not null default 0,
  type text not null default '',
  typeid bigint not null default 0,
  reproduce text not null default '',
  phonetype text not null default '',
  attachments jsonb not null default '[]',
  at_list bigint[] not null default '{}',
  -- 0 draft, 1 published
  status smallint not null default 1 check (status in (0, 1)),
  publish_at timestamptz,
  created_at timestamptz not null,
  last_post_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  replies int not null default 0 check (replies >= 0),
  -- highest position given out, the first post has 1
  max_position int not null default 1,
  -- highest place among the replies that are not children
  max_floor int not null default 0,
  likes int not null default 0 check (likes >= 0),
  favorites int not null default 0 check (favorites >= 0),
  shares int not null default 0 check (shares >= 0),
  views bigint not null default 0,
  digest smallint not null default 0,
  highlight smallint not null default 0,
  displayorder smallint not null default 0,
  closed boolean not null default false,
  readperm smallint not null default 0
);
create index threads_country on threads.threads (country_fid, created_at desc, tid desc) where status = 1 and deleted_at is null;
create index threads_latest on threads.threads (created_at desc, tid desc) where status = 1 and deleted_at is null;
create index threads_board on threads.threads (fid, created_at desc, tid desc) where status = 1 and deleted_at is null;
create index threads_author on threads.threads (authorid, created_at desc, tid desc) where status = 1 and deleted_at is null;
create index threads_pinned on threads.threads (country_fid, displayorder, tid desc) where displayorder > 0 and status = 1 and deleted_at is null;
create index threads_digest on threads.threads (country_fid, created_at desc, tid desc) where digest > 0 and status = 1 and deleted_at is null;
create index threads_due on threads.threads (publish_at) where status = 0 and publish_at is not null;

create sequence threads.posts_pid_seq start 1001;
create table threads.posts (
  tid bigint not null,
  pid bigint not null default nextval('threads.posts_pid_seq'),
  -- place in the thread, 1 for the first post; never reused
  position int not null,
  -- place among the replies that are not children, 0 for the first post; null for a child
  floor int,
  -- the reply this is a child of
  parent_pid bigint,
  -- the post answered, when it is not the parent
  quote_pid bigint,
  authorid bigint not null,
  message text not null,
  attachments jsonb not null default '[]',
  at_list bigint[] not null default '{}',
  phonetype text not null default '',
  created_at timestamptz not null,
  edited_at timestamptz,
  -- 1 shown, -1 taken away
  status smallint not null default 1 check (status in (1, -1)),
  likes int not null default 0 check (likes >= 0),
  children int not null default 0 check (children >= 0),
  istop smallint not null default 0,
  primary key (tid, pid)
);
create unique index posts_position on threads.posts (tid, position);
create unique index posts_floor on threads.posts (tid, floor) where floor is not null;
create index posts_children on threads.posts (tid, parent_pid, position) where parent_pid is not null;
create index posts_pid on threads.posts (pid);
create index posts_liked on threads.posts (tid, likes desc, position) where floor > 0;
create index posts_author on threads.posts (authorid, created_at desc, pid desc);
create index posts_by_author on threads.posts (tid, authorid, position);

create table threads.likes (
  tid bigint not null,
  pid bigint not null,
  uid bigint not null,
  created_at timestamptz not null,
  primary key (tid, pid, uid)
);
create index likes_uid on threads.likes (uid, created_at desc, tid, pid);

create table threads.favorites (
  tid bigint not null,
  uid bigint not null,
  created_at timestamptz not null,
  primary key (tid, uid)
);
create index favorites_uid on threads.favorites (uid, created_at desc, tid);

-- Posts of a board on one day (of UTC), written by a listener in batches.
create table threads.board_days (
  fid int not null,
  day date not null,
  posts int not null default 0,
  threads int not null default 0,
  primary key (fid, day)
);
-- Threads and posts of a member, for cards and name-plates.
create table threads.author_counters (
  uid bigint primary key,
  threads int not null default 0,
  posts int not null default 0,
  likes int not null default 0
);

create schema feeds;

-- Hot threads: a score that only grows with likes, replies and newness, so that it is written when something happens
-- and never by the passing of time.
create table feeds.hot (
  scope_fid int not null,
  tid bigint not null,
  score double precision not null,
  primary key (scope_fid, tid)
);
create index hot_score on feeds.hot (scope_fid, score desc, tid desc);
