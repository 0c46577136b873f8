-- XGold that members gave to whoever wrote a post, once for each thread and member. The money is in the ledger: this says
-- what it was for.
create table threads.rewards (
  tid bigint not null,
  uid bigint not null,
  pid bigint not null,
  -- Who wrote the post, and got it.
  authorid bigint not null,
  xgold int not null check (xgold > 0),
  created_at timestamptz not null,
  primary key (tid, uid),
  check (authorid <> uid)
);
-- The first of those who rewarded a post, and what a member gave.
create index rewards_of_post on threads.rewards (tid, pid, created_at, uid);
create index rewards_of_member on threads.rewards (uid, created_at, tid);

-- What a member gave on the last day of their own calendar on which they gave anything; whoever gives locks it first.
create table threads.reward_days (
  uid bigint primary key,
  day date not null,
  given int not null check (given >= 0)
) with (fillfactor = 80);

alter table threads.posts
  add column rewards int not null default 0,
  add column reward_xgold bigint not null default 0;
