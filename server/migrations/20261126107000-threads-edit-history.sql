-- What posts said before they were edited, as plain words: of each the first version and the newest of the others.
create table threads.versions (
  tid bigint not null,
  pid bigint not null,
  -- 1 for what was written first
  version int not null check (version > 0),
  authorid bigint not null,
  -- of a first post, else empty
  subject text not null,
  words text not null,
  -- when it was written, not when it was replaced
  written_at timestamptz not null,
  -- a moderator has deleted its words
  removed_at timestamptz,
  primary key (tid, pid, version),
  check (removed_at is null or (subject = '' and words = ''))
);
create index versions_author on threads.versions (authorid, pid, version);

-- The number of the newest version that a post had before; 0 where what it said before isn't stored.
alter table threads.posts add column versions int not null default 0;
