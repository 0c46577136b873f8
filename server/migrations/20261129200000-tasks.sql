-- What members do is counted by day, by week and for good, in the calendar of each member's country; tasks and medals are
-- made of it.
create schema tasks;

create sequence tasks.tasks_taskid_seq start 101;
create table tasks.tasks (
  taskid bigint primary key default nextval('tasks.tasks_taskid_seq'),
  version int not null default 1,
  period text not null check (period in ('daily', 'weekly', 'once')),
  figure text not null,
  need int not null check (need > 0),
  xgold int not null check (xgold >= 0),
  -- a medal given beside, 0 for none
  medalid bigint not null default 0,
  title_en text not null,
  title_fr text not null,
  title_hi text not null,
  text_en text not null default '',
  text_fr text not null default '',
  text_hi text not null default '',
  url text not null,
  -- 0 for all countries
  country_fid int not null default 0,
  position int not null,
  created_at timestamptz not null,
  closed_at timestamptz
);

-- Each act once, so that one that is delivered twice, or undone and done again, counts once, in the days it was first
-- done in.
create table tasks.acts (
  uid bigint not null,
  deed text not null,
  once text not null,
  day date not null,
  -- whose it was done to, and their day
  to_uid bigint,
  to_day date,
  -- when it was done last, or undone
  at timestamptz not null,
  undone boolean not null default false,
  primary key (uid, deed, once)
);
create index acts_day on tasks.acts (day);

create table tasks.counts (
  uid bigint not null,
  figure text not null,
  -- `2026-11-29`, `2026-W48` or `ever`
  period text not null,
  -- the last day of it
  ends date,
  count int not null,
  primary key (uid, period, figure)
);
create index counts_ends on tasks.counts (ends) where ends is not null;

create table tasks.finished (
  uid bigint not null,
  taskid bigint not null,
  -- as in counts, or `once`
  period text not null,
  -- what it gave when it was finished
  xgold int not null,
  medalid bigint not null default 0,
  finished_at timestamptz not null,
  -- from when it is paid by itself
  ends_at timestamptz,
  claimed_at timestamptz,
  -- its member claimed it, or nobody did
  how text check (how in ('member', 'itself')),
  primary key (uid, period, taskid)
);
create index finished_due on tasks.finished (ends_at, uid, taskid) where claimed_at is null and ends_at is not null;
-- Those without an end, which are paid when their task is closed.
create index finished_open on tasks.finished (taskid, uid) where claimed_at is null and ends_at is null;
create index finished_ends on tasks.finished (ends_at) where ends_at is not null;

-- The day for which a member has read what ended before it.
create table tasks.ended_seen (
  uid bigint primary key,
  day date not null
);

insert into tasks.tasks
  (taskid, period, figure, need, xgold, title_en, title_fr, title_hi, text_en, text_fr, text_hi, url, position,
   created_at) values
  (1, 'daily', 'check_in', 1, 20, 'Check in for today', 'Présence du jour', 'आज की हाज़िरी लगाएँ',
   '', '', '', '/', 10, timestamptz '2026-11-29 20:00+00'),
  (2, 'daily', 'reply', 3, 15, 'Reply to someone', 'Répondre à quelqu’un', 'किसी को जवाब दें',
   '', '', '', '/latest', 20, timestamptz '2026-11-29 20:00+00'),
  (3, 'daily', 'like', 2, 5, 'Like two posts', 'Deux « J’aime » à donner', 'दो पोस्ट लाइक करें',
   '', '', '', '/', 30, timestamptz '2026-11-29 20:00+00'),
  (4, 'daily', 'vote', 1, 2, 'Vote in a poll', 'Voter dans un sondage', 'किसी पोल में वोट दें',
   '', '', '', '/latest', 40, timestamptz '2026-11-29 20:00+00'),
  (5, 'weekly', 'reply', 10, 40, 'Reply ten times', 'Répondre dix fois', 'दस जवाब दें',
   '', '', '', '/latest', 10, timestamptz '2026-11-29 20:00+00'),
  (6, 'weekly', 'publish', 1, 30, 'Begin a thread', 'Lancer une discussion', 'एक पोस्ट लिखें',
   '', '', '', '/note/thread', 20, timestamptz '2026-11-29 20:00+00'),
  (7, 'once', 'verify_email', 1, 50, 'Verify your e-mail', 'Confirmer votre e-mail', 'अपना ई-मेल सत्यापित करें',
   'Keeps your account safe', 'Pour protéger votre compte', 'आपका खाता सुरक्षित रहता है', '/ucenter/setting/account', 10,
   timestamptz '2026-11-29 20:00+00'),
  (8, 'once', 'follow', 3, 20, 'Follow three people', 'Suivre trois personnes', 'तीन लोगों को फ़ॉलो करें',
   '', '', '', '/ranking', 20, timestamptz '2026-11-29 20:00+00');

create sequence profiles.medal_kinds_medalid_seq start 1001;
create table profiles.medal_kinds (
  medalid bigint primary key default nextval('profiles.medal_kinds_medalid_seq'),
  -- as members' medals and the store's goods name it
  key text not null unique,
  version int not null default 1,
  -- empty where the product's own words stand
  name_en text not null default '',
  name_fr text not null default '',
  name_hi text not null default '',
  text_en text not null default '',
  text_fr text not null default '',
  text_hi text not null default '',
  how_en text not null default '',
  how_fr text not null default '',
  how_hi text not null default '',
  drawing text not null,
  -- a picture in place of the drawing
  aid bigint,
  -- what is counted for it; none where nothing grants it by itself
  figure text,
  need int not null default 0 check (need >= 0),
  span text not null default 'ever' check (span in ('day', 'week', 'ever')),
  created_at timestamptz not null,
  closed_at timestamptz
);

insert into profiles.medal_kinds (medalid, key, drawing, figure, need, span, created_at) values
  (1, 'welcome', 'welcome', 'join', 1, 'ever', timestamptz '2026-11-29 20:00+00'),
  (2, 'streak-7', 'streak-7', 'streak', 7, 'ever', timestamptz '2026-11-29 20:00+00'),
  (3, 'streak-30', 'streak-30', 'streak', 30, 'ever', timestamptz '2026-11-29 20:00+00'),
  (4, 'streak-100', 'streak-100', 'streak', 100, 'ever', timestamptz '2026-11-29 20:00+00'),
  (5, 'first-digest', 'first-digest', 'digest', 1, 'ever', timestamptz '2026-11-29 20:00+00'),
  (6, 'likes-100', 'likes-100', 'like_got', 100, 'ever', timestamptz '2026-11-29 20:00+00'),
  (7, 'replies-10', 'replies-10', 'reply', 10, 'day', timestamptz '2026-11-29 20:00+00'),
  (8, 'photographer', 'photographer', null, 0, 'ever', timestamptz '2026-11-29 20:00+00'),
  (9, 'bug-hunter', 'bug-hunter', null, 0, 'ever', timestamptz '2026-11-29 20:00+00'),
  (10, 'top-creator', 'top-creator', null, 0, 'ever', timestamptz '2026-11-29 20:00+00');

alter table profiles.medals
  -- when its owner was congratulated
  add column seen_at timestamptz,
  -- its place among those that are worn
  add column worn smallint check (worn between 1 and 5),
  -- what granted it; what a rule granted goes with the deeds that earned it
  add column how text not null default 'given' check (how in ('given', 'rule', 'store', 'task')),
  -- the span in which the rule was met
  add column period text,
  -- who did what earned it
  add column cause bigint;
update profiles.medals set seen_at = granted_at;
