-- By which mark the storage of the site's files is known: a process that finds another one, or none, must not serve.
create table platform.store_of_site (
  one boolean primary key default true check (one),
  mark text not null,
  named_at timestamptz not null
);
