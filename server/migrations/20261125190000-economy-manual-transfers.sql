-- Money that an operator gives to a member or takes from one by hand. What is above a limit waits for a second operator.
create sequence economy.manual_transfers_id_seq;
create table economy.manual_transfers (
  id bigint primary key default nextval('economy.manual_transfers_id_seq'),
  uid bigint not null,
  way text not null check (way in ('give', 'take')),
  currency text not null check (currency in ('xgold', 'xcoin')),
  amount bigint not null check (amount > 0),
  -- Why, as the member reads it, and as operators do.
  shown text not null check (shown <> ''),
  reason text not null check (reason <> ''),
  asked_by bigint not null check (asked_by <> uid),
  asked_at timestamptz not null,
  -- When a request that nobody decided is over.
  expires_at timestamptz not null,
  status text not null check (status in ('waiting', 'paid', 'refused')),
  -- The second operator; nobody where none was needed.
  decided_by bigint check (decided_by <> asked_by and decided_by <> uid),
  decided_at timestamptz,
  decision text not null default '',
  -- What moved the money.
  transfer bigint,
  check ((status = 'paid') = (transfer is not null)),
  check (decided_at is null or decided_by is not null)
);
create index manual_transfers_waiting on economy.manual_transfers (id) where status = 'waiting';
create unique index manual_transfers_transfer on economy.manual_transfers (transfer) where transfer is not null;

-- Those that wait, by their age, and of one account.
create index holds_by_age on economy.holds (transfer) where status = 'pending';
create index holds_of_account on economy.holds (account) where status = 'pending';
