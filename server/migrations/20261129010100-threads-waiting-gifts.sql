-- Gifts whose money is on hold: rewards of a post, and what was paid for a thread's hidden part (pid 0). A row goes when the
-- money has reached its receiver or its giver.
create table threads.waiting_gifts (
  tid bigint not null,
  hold bigint not null,
  pid bigint not null,
  uid bigint not null,
  authorid bigint not null,
  xgold int not null check (xgold > 0),
  -- When it is judged next.
  due_at timestamptz not null,
  primary key (tid, hold)
);
create index waiting_gifts_hold on threads.waiting_gifts (hold);
create index waiting_gifts_due on threads.waiting_gifts (due_at, hold);
create index waiting_gifts_thread on threads.waiting_gifts (tid, pid);

-- The money that waited went back to whoever had paid, who goes on to read what they bought: nothing is refunded any more.
alter table threads.hidden_sales add column returned_at timestamptz;

-- What members were given in a month of UTC, and what of it new accounts gave, in XGold and of a thousand.
create table threads.gift_months (
  uid bigint not null,
  month date not null,
  gifts int not null check (gifts > 0),
  xgold bigint not null check (xgold > 0),
  new_xgold bigint not null check (new_xgold >= 0),
  share int not null check (share between 0 and 1000),
  primary key (uid, month)
);
create index gift_months_share on threads.gift_months (month, share desc, new_xgold desc, uid desc);
