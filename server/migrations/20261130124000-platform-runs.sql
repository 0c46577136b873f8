-- When a command of the operators' own ran last, such as a backup or a restore on trial, and whether it succeeded.
create table platform.runs (
  name text primary key,
  at timestamptz not null,
  succeeded boolean not null,
  succeeded_at timestamptz,
  note text not null default ''
);
