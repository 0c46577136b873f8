-- Signs of life of the processes that work on jobs: what one that is gone had taken is given back to the others.
create table platform.job_pools (
  id text primary key,
  seen_at timestamptz not null
);
