-- Each night the books are closed over the transfers since the night before, up to a number below which none can come any
-- more. A row is written once: its head is made from the head before it, so that a changed row breaks all that follow.
create table economy.nights (
  number bigint primary key check (number > 0),
  day date not null,
  -- How many transfers it closes over, and the number up to which.
  transfers bigint not null check (transfers >= 0),
  upto bigint not null check (upto >= 0),
  root bytea not null check (length(root) = 32),
  previous bytea not null check (length(previous) = 32),
  head bytea not null check (length(head) = 32),
  -- What each kind of account holds in each currency: [{currency, account, amount}].
  sums jsonb not null,
  -- What the salts of its transfers are made from; never published.
  secret bytea not null check (length(secret) = 32),
  at timestamptz not null
);

-- The nodes of a night's tree of hashes, 32 a row, on every fifth level: level 0 are the transfers' own hashes.
create table economy.night_nodes (
  night bigint not null,
  level smallint not null,
  place bigint not null,
  -- The transfers of the hashes; on level 0 alone.
  transfers bigint[] not null default '{}',
  first_transfer bigint,
  hashes bytea not null check (length(hashes) % 32 = 0),
  primary key (night, level, place)
);
create index night_nodes_transfer on economy.night_nodes (first_transfer) where level = 0;
