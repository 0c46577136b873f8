-- What threads say was won, and by whom; most threads say nothing, and their rows say so.
create table threads.prizes (
  tid bigint primary key,
  what text not null,
  winner_uid bigint not null
);
create index prizes_winner on threads.prizes (winner_uid, tid);
alter table threads.threads add column prized boolean not null default false;
