-- Figures of creators by day, their months with what they were paid, applications to become one, and pages written for them.
create schema creator;

-- Who is a creator, since when, and in which country's calendar their days run.
create table creator.creators (
  uid bigint primary key,
  since timestamptz not null,
  country_fid int not null
);
create index creators_country on creator.creators (country_fid, uid);

-- What was done on a day and still stands. Facts may arrive in any order, so that a figure may be below 0 for a moment.
create table creator.days (
  uid bigint not null,
  day date not null,
  views bigint not null default 0,
  threads int not null default 0,
  comments int not null default 0,
  likes int not null default 0,
  fans int not null default 0,
  -- when the day was counted anew; what happened before is in it
  counted_at timestamptz,
  primary key (uid, day)
);

-- The newest day that creators of a country are shown.
create table creator.published (
  country_fid int primary key,
  day date not null,
  published_at timestamptz not null
);

-- A country's month that is over, with its pool as it stood when it was counted.
create table creator.pools (
  country_fid int not null,
  month date not null,
  xgold int not null check (xgold >= 0),
  counted_at timestamptz not null,
  primary key (country_fid, month)
);

create table creator.months (
  uid bigint not null,
  month date not null,
  country_fid int not null,
  points bigint not null,
  rank int not null,
  amount int not null check (amount >= 0),
  status text not null check (status in ('due', 'paid', 'none', 'barred')),
  -- the ledger's transfer, once paid
  transfer bigint,
  paid_at timestamptz,
  primary key (uid, month)
);
create index months_country on creator.months (country_fid, month, amount desc, rank);
create index months_due on creator.months (month, uid) where status = 'due';

create sequence creator.applications_id_seq;
create table creator.applications (
  id bigint primary key default nextval('creator.applications_id_seq'),
  uid bigint not null,
  message text not null,
  status text not null check (status in ('waiting', 'granted', 'refused', 'withdrawn')),
  -- the refusal that it appeals from
  appeal_of bigint,
  sent_at timestamptz not null,
  answered_at timestamptz,
  by_uid bigint,
  reason text not null default '',
  -- from when they may apply again after a refusal
  again_at timestamptz
);
create unique index applications_waiting on creator.applications (uid) where status = 'waiting';
create index applications_queue on creator.applications (sent_at, id) where status = 'waiting';
create index applications_answered on creator.applications (answered_at desc, id desc) where status in ('granted', 'refused');
create index applications_uid on creator.applications (uid, id desc);

create sequence creator.pages_id_seq;
create table creator.pages (
  id bigint primary key default nextval('creator.pages_id_seq'),
  version int not null default 1,
  kind text not null check (kind in ('manual', 'question')),
  title_en text not null,
  title_fr text not null,
  title_hi text not null,
  words_en text not null,
  words_fr text not null,
  words_hi text not null,
  position int not null,
  published boolean not null,
  changed_at timestamptz not null
);
create index pages_order on creator.pages (kind, position, id);
