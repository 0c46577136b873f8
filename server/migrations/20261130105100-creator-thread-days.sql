-- What each thread of a creator was given on a day: what creators see of the last weeks.
create table creator.thread_days (
  uid bigint not null,
  day date not null,
  tid bigint not null,
  views int not null default 0,
  likes int not null default 0,
  replies int not null default 0,
  primary key (uid, day, tid)
);
create index thread_days_day on creator.thread_days (day);
