-- Views as they were gathered, without a row a view, and the salt that guests are known by for a day.

-- What a process gathered within a few seconds of an hour: 16 bytes a view, the thread and who read it. Deleted once the hour is
-- merged and over.
create sequence threads.view_batches_id_seq;
create table threads.view_batches (
  id bigint primary key default nextval('threads.view_batches_id_seq'),
  hour timestamptz not null,
  written_at timestamptz not null,
  pairs bytea not null,
  -- set in the transaction that adds its views
  merged boolean not null default false
);
create index view_batches_hour on threads.view_batches (hour, merged, id);
-- They hold hashes, which no packing makes smaller.
alter table threads.view_batches alter column pairs set storage external;

-- Deleted when its day is over: readers of that day can't be told from it any longer.
create table threads.view_salts (
  day date primary key,
  salt bytea not null
);
