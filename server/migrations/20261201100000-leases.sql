-- What one process does for all, until when it says that it does; lost with a crash of the database, it is free.
create unlogged table platform.leases (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);
