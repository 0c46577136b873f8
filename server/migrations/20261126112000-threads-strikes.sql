-- Posts that moderators took down or refused: each costs its author trust for 90 days, however long the post is remembered.
create table threads.strikes (
  pid bigint primary key,
  authorid bigint not null,
  kind text not null check (kind in ('banned', 'removed', 'refused')),
  rule text not null,
  reason text not null,
  at timestamptz not null
);
insert into threads.strikes (pid, authorid, kind, rule, reason, at)
  select pid, authorid, kind, rule, reason, at from threads.takedowns where by_uid is distinct from authorid
  union all
  select pid, authorid, 'refused', rule, reason, decided_at from threads.held where decision = 'refused'
  on conflict (pid) do nothing;
create index strikes_author on threads.strikes (authorid, at);
create index strikes_at on threads.strikes (at);
