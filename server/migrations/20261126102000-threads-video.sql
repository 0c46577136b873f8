create sequence threads.videos_vid;

-- A video file of a member: on its way in pieces, then whole, shown by one thread at most.
create table threads.video_files (
  vid bigint primary key default nextval('threads.videos_vid'),
  uid bigint not null,
  -- names its pieces and, once it is whole, the file
  name text not null,
  bytes int not null check (bytes > 0),
  received int not null default 0 check (received between 0 and bytes),
  recorded boolean not null,
  created_at timestamptz not null,
  -- empty until the whole file was looked at
  type text not null default '',
  milliseconds int not null default 0,
  width int not null default 0,
  height int not null default 0,
  -- pieces lie in the storage
  in_pieces boolean not null default true,
  tid bigint,
  -- cancelled, or its thread is gone: the job deletes it
  ended_at timestamptz
);
create unique index video_files_name on threads.video_files (name);
create index video_files_uid on threads.video_files (uid, vid);
create index video_files_tid on threads.video_files (tid) where tid is not null;
create index video_files_loose on threads.video_files (created_at) where tid is null;

-- What a thread adds that is a video: a file, or a link to another site.
create table threads.videos (
  tid bigint primary key,
  vid bigint,
  link text not null default '',
  title text not null default '',
  seconds int not null default 0 check (seconds >= 0),
  cover jsonb,
  check ((vid is null) <> (link = ''))
);

-- What another site said of a video to the member who links it, until it is posted.
create table threads.video_links (
  uid bigint not null,
  link text not null,
  title text not null,
  seconds int not null,
  aid bigint,
  fetched_at timestamptz not null,
  primary key (uid, link)
);
create index video_links_fetched on threads.video_links (fetched_at);
