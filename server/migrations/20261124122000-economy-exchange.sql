-- The exchange of XGold for XCoin. A member has one outstanding order at most; another quote takes its place under
-- another number.
create sequence economy.exchange_orders_id_seq;
create table economy.exchange_orders (
  uid bigint primary key,
  id bigint not null default nextval('economy.exchange_orders_id_seq'),
  xcoin int not null check (xcoin > 0),
  xgold bigint not null check (xgold > 0),
  at timestamptz not null
);
create index exchange_orders_at on economy.exchange_orders (at);

-- What a country had of a day's pool. The rate of a minute rests on what was had before it, so it moves once a minute and
-- is the same in every process.
create table economy.exchange_pools (
  country_fid int not null,
  day date not null,
  sold int not null check (sold >= 0),
  minute bigint not null,
  sold_before int not null,
  primary key (country_fid, day)
);

-- What a member had on a day of their own calendar.
create table economy.exchange_days (
  uid bigint not null,
  day date not null,
  xcoin int not null check (xcoin > 0),
  primary key (uid, day)
);
create index exchange_days_day on economy.exchange_days (day);

-- How far the clearing of a year's XCoin has come in a time zone, and each warning before it.
create table economy.clearing_steps (
  year int not null,
  days int not null,
  time_zone text not null,
  last_account bigint not null default 0,
  done boolean not null default false,
  primary key (year, days, time_zone)
);
create index accounts_xcoin on economy.accounts (account) where currency = 'xcoin';
