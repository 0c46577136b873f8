-- Money that a member has set aside for something: it lies on the system's account `held` until it is posted to whom it is
-- for, or given back. A hold is called by the number of the transfer that made it.
create table economy.holds (
  account bigint not null check (account > 0),
  transfer bigint not null,
  currency text not null check (currency in ('xgold', 'xcoin')),
  amount bigint not null check (amount > 0),
  status text not null default 'pending' check (status in ('pending', 'posted', 'voided', 'expired')),
  expires_at timestamptz not null,
  -- The transfer that posted it or gave it back.
  ended_by bigint,
  primary key (account, transfer),
  check ((status = 'pending') = (ended_by is null))
);
create index holds_pending on economy.holds (expires_at, transfer) where status = 'pending';
create index holds_transfer on economy.holds (transfer);
create index holds_ended_by on economy.holds (ended_by) where ended_by is not null;
