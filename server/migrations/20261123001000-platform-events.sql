-- The log: what transactions left in the outbox, numbered in the order in which it was found committed.
create sequence platform.events_id_seq;
create table platform.events (
  id bigint primary key default nextval('platform.events_id_seq'),
  at timestamptz not null,
  name text not null,
  payload jsonb not null
);

-- How far each listening domain has read, and the event at which it waits.
create table platform.readers (
  name text primary key,
  position bigint not null,
  seen_at timestamptz not null,
  attempts int not null default 0,
  failed_event bigint,
  retry_at timestamptz,
  last_error text
);
