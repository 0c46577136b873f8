-- What a topic stands in, and when it was changed.
alter table topics.topics
  add column categoryid bigint not null default 0,
  add column edited_at timestamptz;
-- A name is found by words within it.
create index names_within on topics.names using gin (name_key gin_trgm_ops);

-- The topic that a thread stands in.
alter table threads.threads add column topid bigint;
create index threads_topic on threads.threads (topid, created_at desc, tid desc) include (authorid, readperm)
  where topid is not null and status = 1 and deleted_at is null;

-- Threads as they are counted for a topic and stand in its order: written by a listener, so that a like or a reply
-- leaves the threads' own indexes alone.
create table threads.topic_threads (
  tid bigint primary key,
  topid bigint not null,
  likes int not null,
  active_at timestamptz not null
);
create index topic_threads_likes on threads.topic_threads (topid, likes desc, tid desc);
create index topic_threads_active on threads.topic_threads (topid, active_at desc, tid desc);

-- What its host has put first in a topic.
create table threads.topic_pins (
  topid bigint not null,
  tid bigint not null,
  by_uid bigint not null,
  pinned_at timestamptz not null,
  primary key (topid, tid)
);
