-- Days on which members checked in, by their own calendars. Each row says what its streak and count came to, so that the
-- newest rows say all that is shown.
create table economy.check_ins (
  uid bigint not null,
  day date not null,
  streak int not null check (streak > 0),
  total int not null check (total > 0),
  amount int not null check (amount >= 0),
  at timestamptz not null,
  primary key (uid, day)
);
