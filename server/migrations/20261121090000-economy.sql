create schema economy;

-- What members have. The number of an account is made from its owner and currency, so nobody looks it up; system
-- accounts have negative numbers and no row here, or everybody would wait for theirs.
create table economy.accounts (
  account bigint primary key check (account > 0),
  uid bigint not null,
  currency text not null check (currency in ('xgold', 'xcoin')),
  balance bigint not null default 0 constraint accounts_balance check (balance >= 0),
  -- Taken back but not there any more; settled by later earnings.
  debt bigint not null default 0 constraint accounts_debt check (debt >= 0),
  check (account = uid * 2 + (currency = 'xcoin')::int)
);

-- Written once and never changed, like the entries.
create sequence economy.transfers_id_seq;
create table economy.transfers (
  id bigint primary key,
  kind text not null,
  reason text not null,
  reference text not null default '',
  by_uid bigint,
  at timestamptz not null
);

-- What may happen once has one key here; the hash tells the same wish from another one under its key.
create table economy.keys (
  key text primary key,
  transfer bigint not null default nextval('economy.transfers_id_seq'),
  content bytea not null
);
create index keys_transfer on economy.keys (transfer);

create table economy.entries (
  account bigint not null,
  transfer bigint not null,
  currency text not null check (currency in ('xgold', 'xcoin')),
  amount bigint not null check (amount <> 0),
  at timestamptz not null,
  primary key (account, transfer)
);
create index entries_transfer on economy.entries (transfer);

-- Debts made (above zero) and settled (below), for the proof of accounts.debt.
create table economy.debts (
  account bigint not null,
  transfer bigint not null,
  amount bigint not null check (amount <> 0),
  primary key (account, transfer)
);
create index debts_transfer on economy.debts (transfer);

-- How often something earned within its period: a day, or `ever`.
create table economy.earned (
  account bigint not null,
  reason text not null,
  period text not null,
  times int not null default 0,
  primary key (account, reason, period)
);
create index earned_period on economy.earned (period) where period <> 'ever';
