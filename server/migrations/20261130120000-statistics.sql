-- What each day brought, summed up at night: small rows that a chart reads, made anew from what the domains store.
create schema statistics;

create table statistics.figures (
  figure text not null,
  -- a country's own day, or a day of UTC where country_fid is 0
  day date not null,
  country_fid int not null,
  -- of country_fid 0: those who read this language; empty for all
  language text not null default '',
  -- of what it is made, such as why money moved; empty for the whole
  part text not null default '',
  value bigint not null,
  -- false where it is of too few people, or would give away another that is
  shown boolean not null,
  primary key (figure, country_fid, language, part, day)
);
create index figures_day on statistics.figures (day);

create table statistics.cohorts (
  -- the Monday of the week in which they joined
  week date not null,
  country_fid int not null,
  language text not null default '',
  -- 0 for how many joined, else how many came so many weeks later
  later int not null check (later between 0 and 8),
  value bigint not null,
  shown boolean not null,
  primary key (week, country_fid, language, later)
);

-- The days that were summed up, and when last.
create table statistics.days (
  day date primary key,
  counted_at timestamptz not null
);
