-- The index of search: what posts, members and topics are found by, and who may see them. It holds no text.
create extension if not exists pg_trgm;
create schema search;

create table search.posts (
  tid bigint not null,
  pid bigint not null,
  authorid bigint not null,
  -- who began the thread
  thread_uid bigint not null,
  readperm smallint not null,
  posted_at timestamptz not null,
  -- stems and words with their places, and marks of what a search is filtered by: ~c188 country, ~b2 board …
  words tsvector not null,
  primary key (tid, pid)
);
create index posts_pid on search.posts (pid desc);
create index posts_author on search.posts (authorid, pid);
create index posts_words on search.posts using gin (words) with (gin_pending_list_limit = 256);

-- Words as they are written, for what is typed wrong or not to its end.
create table search.words (
  word text primary key,
  shown text not null,
  seen int not null default 1
);
create index words_begin on search.words (word text_pattern_ops);
create index words_like on search.words using gin (word gin_trgm_ops);

create table search.members (
  uid bigint primary key,
  name text not null,
  country_fid int not null
);
create index members_begin on search.members (name text_pattern_ops);
create index members_like on search.members using gin (name gin_trgm_ops);

-- Members without access, of whom nothing is found meanwhile; null: for good.
create table search.barred (
  uid bigint primary key,
  until timestamptz
);

create table search.topics (
  topid bigint primary key,
  name text not null,
  country_fid int not null
);
create index topics_begin on search.topics (name text_pattern_ops);
create index topics_like on search.topics using gin (name gin_trgm_ops);

-- What was searched for, by a mark of the day that names nobody, and how it was written.
create table search.asked (
  day date not null,
  q text not null,
  mark bytea not null,
  shown text not null,
  primary key (q, day, mark)
);
create index asked_begin on search.asked (q text_pattern_ops, day);
create index asked_day on search.asked (day);

-- How far the index was filled with what was there before it; null: all.
create table search.filling (
  kind text primary key,
  next_id bigint
);
insert into search.filling (kind, next_id) values ('posts', 0), ('members', 0), ('topics', 0);
