-- Who stands where among the members of a country and of all, by the points of a month; counted every hour.
create schema ranking;

-- What others gave a member in a month. A hundredth of a point is the unit of the score.
create table ranking.points (
  uid bigint not null,
  month date not null,
  country_fid int not null,
  score bigint not null default 0,
  likes int not null default 0,
  comments int not null default 0,
  followers int not null default 0,
  views bigint not null default 0,
  primary key (uid, month)
);
create index points_score on ranking.points (month, score desc, uid) where score >= 100;

-- Members without access stand in no list: until a moment, or without end.
create table ranking.absences (
  uid bigint primary key,
  until timestamptz
);

-- One counting an hour. It goes on after its last member, and lists show it once it is done.
create table ranking.runs (
  hour timestamptz primary key,
  month date not null,
  after_score bigint not null,
  after_uid bigint not null,
  done_at timestamptz
);

-- How many stand in a country's list, and in that of all (0).
create table ranking.totals (
  hour timestamptz not null,
  scope_fid int not null,
  members int not null,
  primary key (hour, scope_fid)
);

-- Places of a counting, with those that the member had when the day began.
create table ranking.places (
  uid bigint not null,
  hour timestamptz not null,
  country_fid int not null,
  points bigint not null,
  likes int not null,
  global_place int not null,
  country_place int not null,
  global_before int,
  country_before int,
  primary key (uid, hour)
);
create index places_global on ranking.places (hour, global_place);
create index places_country on ranking.places (hour, country_fid, country_place);

-- First threads of members who joined lately.
create table ranking.newcomers (
  uid bigint primary key,
  country_fid int not null,
  tid bigint not null,
  joined_at timestamptz not null,
  posted_at timestamptz not null
);
create index newcomers_country on ranking.newcomers (country_fid, posted_at desc, uid);
create index newcomers_posted on ranking.newcomers (posted_at desc, uid);
