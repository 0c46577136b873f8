-- When a member was last written a weekly letter: a job that a crash runs again writes nobody a second one.
create table notices.digests (
  uid bigint primary key,
  written_at timestamptz not null
);
