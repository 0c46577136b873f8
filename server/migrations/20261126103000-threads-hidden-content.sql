-- A part of a thread that only some may read: apart from the post's words, so that whatever shows these never holds it.
create table threads.hidden_parts (
  tid bigint primary key,
  -- What opens it: a reply, XGold, a level, or nothing any more.
  opens text not null check (opens in ('reply', 'xgold', 'level', 'all')),
  xgold int not null check ((opens = 'xgold') = (xgold > 0)),
  level smallint not null check ((opens = 'level') = (level > 0)),
  words text not null,
  changed_at timestamptz not null
);

-- Who has paid for it: what the ledger moved was for this. Refunded where a moderator removed the thread.
create table threads.hidden_sales (
  tid bigint not null,
  uid bigint not null,
  -- Who wrote the thread, and got it.
  authorid bigint not null,
  xgold int not null check (xgold > 0),
  -- A thread that was restored may be paid again: each time has its own key in the ledger.
  times int not null check (times > 0),
  bought_at timestamptz not null,
  refunded_at timestamptz,
  primary key (tid, uid),
  check (authorid <> uid)
);
create index hidden_sales_of_member on threads.hidden_sales (uid, tid);
create index hidden_sales_to_refund on threads.hidden_sales (tid, uid) where refunded_at is null;

alter table threads.threads
  -- Replies are there for their writers, the author and moderators.
  add column replies_to_author boolean not null default false,
  -- Floors that win: every so many, 0 for none, and these.
  add column rush_every int not null default 0,
  add column rush_floors int[] not null default '{}';
