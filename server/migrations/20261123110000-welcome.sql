-- A member's first hour: what they talk about, and which steps after joining are behind them.
create schema welcome;

create table welcome.members (
  uid bigint primary key,
  -- when each step was done or skipped; none is offered twice
  interests_at timestamptz,
  people_at timestamptz,
  hello_at timestamptz,
  -- the choice as it was last made, and when home had said so
  chosen_at timestamptz,
  said_at timestamptz
);

create table welcome.interests (
  uid bigint not null,
  typeid bigint not null,
  created_at timestamptz not null,
  primary key (uid, typeid)
);
