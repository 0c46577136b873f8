-- Threads whose new replies a member is notified of without having written in them. Followers of one thread are read in
-- the order of its key.
create table threads.thread_follows (
  tid bigint not null,
  uid bigint not null,
  created_at timestamptz not null,
  primary key (tid, uid)
);
create index thread_follows_uid on threads.thread_follows (uid, created_at desc, tid desc);
