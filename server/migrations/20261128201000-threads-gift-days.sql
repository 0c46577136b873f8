-- What new accounts gave a member on the last day of UTC on which they gave anything; whoever gives locks it first.
create table threads.gift_days (
  uid bigint primary key,
  day date not null,
  given int not null check (given >= 0)
) with (fillfactor = 80);
