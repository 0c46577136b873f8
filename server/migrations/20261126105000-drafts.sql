-- Posts that members have not finished (decision 0096). Their numbers are no thread's.
create table threads.drafts (
  uid bigint not null,
  tid bigint not null default nextval('threads.threads_tid_seq'),
  -- counts up with each save
  version int not null default 1,
  -- names the composer that has saved it last
  key text,
  kind text not null,
  subject text not null check (octet_length(subject) <= 4096),
  -- cleaned like a post's
  message text not null check (octet_length(message) <= 124096),
  summary text not null,
  typeid bigint not null,
  placed boolean not null,
  original boolean not null,
  -- the thread that it goes on with
  story bigint,
  mentions bigint[] not null,
  push_at timestamptz,
  aids bigint[] not null,
  captions jsonb not null,
  -- JSON of what the kinds have saved
  parts text not null check (octet_length(parts) <= 81920),
  -- all pictures that it holds
  pictures bigint[] not null,
  saved_at timestamptz not null,
  deleted_at timestamptz,
  -- the thread that it became: nothing else is left of it then
  sent_tid bigint,
  primary key (uid, tid)
);
create index drafts_key on threads.drafts (uid, key) where key is not null;
create index drafts_member on threads.drafts (uid, saved_at desc, tid desc);
create index drafts_saved on threads.drafts (saved_at);
create index drafts_deleted on threads.drafts (deleted_at) where deleted_at is not null;
create index drafts_sent on threads.drafts (saved_at) where sent_tid is not null;
