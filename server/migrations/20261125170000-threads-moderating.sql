-- Posts that a moderator has hidden or deleted; what is restored has no row any more.
create table threads.takedowns (
  tid bigint not null,
  pid bigint not null,
  kind text not null check (kind in ('banned', 'removed')),
  -- whose moderators see it
  country_fid int not null,
  authorid bigint not null,
  -- null: a job
  by_uid bigint,
  rule text not null,
  reason text not null,
  at timestamptz not null,
  primary key (tid, pid)
);
create index takedowns_country on threads.takedowns (country_fid, at desc, pid desc);
create index takedowns_newest on threads.takedowns (at desc, pid desc);
create index takedowns_removed on threads.takedowns (at, tid, pid) where kind = 'removed';

-- How often a thread's digest was changed: each time earns for itself.
alter table threads.threads add column digest_changes int not null default 0;

-- -2: hidden or deleted by a moderator
alter table threads.posts drop constraint posts_status_check;
alter table threads.posts add constraint posts_status_check check (status in (1, -1, -2)) not valid;

create index threads_pinned_everywhere on threads.threads (tid desc) where displayorder = 3 and status = 1 and deleted_at is null;
create index posts_pinned on threads.posts (tid, position) where istop > 0;
