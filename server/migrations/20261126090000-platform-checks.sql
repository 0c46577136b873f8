-- What each nightly proof found last, for the operators' console.
create table platform.checks (
  name text primary key check (length(name) between 1 and 50),
  at timestamptz not null,
  -- How many faults it found, and the first of them in words.
  faults integer not null check (faults >= 0),
  found jsonb not null default '[]',
  -- When it last found none.
  sound_at timestamptz
);
