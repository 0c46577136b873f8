-- Photo boards: an entry is a thread of kind photo. What its lists are ordered by stands in its own row.
create table threads.photo_entries (
  tid bigint primary key,
  fid bigint not null,
  authorid bigint not null,
  -- a category of the photo board, 0 for none
  category bigint not null default 0,
  -- the contest that it is in, 0 for none, and what that is called in each language: nobody changes it once it has an entry
  contest_id bigint not null default 0,
  contest_title jsonb,
  -- nobody likes it from then on
  closes_at timestamptz,
  -- likes decide: nobody likes an own entry
  counts_likes boolean not null default false,
  -- the contest is closed
  frozen_at timestamptz,
  final_likes integer not null default 0,
  -- drawn once, so that a reader's order begins anywhere
  lot integer not null,
  -- copies of the thread's, for orders
  likes integer not null default 0,
  active_at timestamptz not null,
  created_at timestamptz not null,
  -- of a dream: 0 asked, 1 helped, 2 told
  dream_state smallint not null default 0,
  dream_what text not null default '',
  dream_photo jsonb,
  dream_at timestamptz
);
create index photo_entries_new on threads.photo_entries (fid, created_at desc, tid desc);
create index photo_entries_liked on threads.photo_entries (fid, likes desc, tid desc);
create index photo_entries_active on threads.photo_entries (fid, active_at desc, tid desc);
create index photo_entries_category_new on threads.photo_entries (fid, category, created_at desc, tid desc);
create index photo_entries_category_liked on threads.photo_entries (fid, category, likes desc, tid desc);
create index photo_entries_category_active on threads.photo_entries (fid, category, active_at desc, tid desc);
create index photo_entries_contest_new on threads.photo_entries (contest_id, created_at desc, tid desc)
  where contest_id > 0;
create index photo_entries_contest_liked on threads.photo_entries (contest_id, likes desc, tid desc)
  where contest_id > 0;
create index photo_entries_contest_lot on threads.photo_entries (contest_id, lot, tid) where contest_id > 0;
create index photo_entries_contest_author on threads.photo_entries (contest_id, authorid, tid) where contest_id > 0;
create index photo_entries_unfrozen on threads.photo_entries (contest_id, tid) where contest_id > 0 and frozen_at is null;
create index photo_entries_helped on threads.photo_entries (fid, created_at desc, tid desc) where dream_state > 0;
create index photo_entries_author on threads.photo_entries (authorid, tid desc);

-- A row for each photo, for lists of single ones.
create table threads.photos (
  tid bigint not null,
  aid bigint not null,
  place smallint not null,
  fid bigint not null,
  category bigint not null default 0,
  contest_id bigint not null default 0,
  authorid bigint not null,
  likes integer not null default 0,
  active_at timestamptz not null,
  created_at timestamptz not null,
  picture jsonb not null,
  -- the width of its large file, 0 for none
  full_width integer not null default 0,
  -- what the member says of it, and never where it was taken
  exif jsonb,
  won boolean not null default false,
  primary key (tid, aid)
);
create index photos_new on threads.photos (created_at desc, aid desc);
create index photos_liked on threads.photos (likes desc, aid desc);
create index photos_active on threads.photos (active_at desc, aid desc);
create index photos_category on threads.photos (category, created_at desc, aid desc) where category > 0;
create index photos_author_new on threads.photos (authorid, created_at desc, aid desc);
create index photos_author_liked on threads.photos (authorid, likes desc, aid desc);
create index photos_author_active on threads.photos (authorid, active_at desc, aid desc);
create index photos_won on threads.photos (created_at desc, aid desc) where won;

create schema contests;
create sequence contests.categories_typeid_seq;
create sequence contests.contests_id_seq;

create table contests.categories (
  typeid bigint primary key default nextval('contests.categories_typeid_seq'),
  fid bigint not null,
  -- its name in each language
  names jsonb not null,
  position integer not null default 100,
  closed_at timestamptz
);
create index categories_board on contests.categories (fid, position, typeid);

create table contests.contests (
  id bigint primary key default nextval('contests.contests_id_seq'),
  fid bigint not null,
  -- 0 for every country
  country_fid integer not null default 0,
  -- title, brief, rules, terms and agreement in each language
  words jsonb not null,
  opens_at timestamptz not null,
  entries_until timestamptz not null,
  closes_at timestamptz not null,
  winners_at timestamptz not null,
  -- jury, likes, both, none
  decide text not null,
  entries_max integer not null,
  -- those of the board that may be entered; none for all
  categories bigint[] not null default '{}',
  agreement_version integer not null default 1,
  version integer not null default 1,
  -- entries and likes are frozen
  frozen_at timestamptz,
  -- entrants have been notified of the close
  notified_at timestamptz,
  awarded_at timestamptz,
  created_at timestamptz not null,
  constraint dates_in_order check (opens_at < entries_until and entries_until <= closes_at and closes_at < winners_at)
);
create index contests_by_time on contests.contests (closes_at desc, id desc);
create index contests_due on contests.contests (closes_at) where frozen_at is null;

create table contests.prizes (
  contest_id bigint not null,
  place smallint not null,
  -- what it is, in each language
  what jsonb not null,
  xgold integer not null default 0,
  pieces integer not null default 1,
  primary key (contest_id, place)
);

-- Each piece of a prize is given, and paid, once.
create table contests.awards (
  contest_id bigint not null,
  place smallint not null,
  piece integer not null,
  tid bigint not null,
  uid bigint not null,
  xgold integer not null,
  created_at timestamptz not null,
  primary key (contest_id, place, piece),
  unique (contest_id, tid)
);
create index awards_uid on contests.awards (uid);

create table contests.jury (
  contest_id bigint not null,
  uid bigint not null,
  primary key (contest_id, uid)
);
create index jury_uid on contests.jury (uid);

create table contests.votes (
  contest_id bigint not null,
  tid bigint not null,
  uid bigint not null,
  points smallint not null,
  created_at timestamptz not null,
  primary key (contest_id, tid, uid)
);
create index votes_uid on contests.votes (uid, contest_id, tid);

-- Who agreed to which text, and when. A member's entries of a contest wait for this row.
create table contests.agreements (
  contest_id bigint not null,
  uid bigint not null,
  version integer not null,
  agreed_at timestamptz not null,
  primary key (contest_id, uid)
);
create index agreements_uid on contests.agreements (uid);

insert into contests.categories (fid, names, position) values
  (770, '{"en": "Street", "fr": "Rue", "hi": "सड़क"}', 10),
  (770, '{"en": "Night", "fr": "Nuit", "hi": "रात"}', 20),
  (770, '{"en": "Food", "fr": "Cuisine", "hi": "खाना"}', 30),
  (770, '{"en": "Portrait", "fr": "Portrait", "hi": "पोर्ट्रेट"}', 40),
  (770, '{"en": "Nature", "fr": "Nature", "hi": "प्रकृति"}', 50),
  (771, '{"en": "Learning", "fr": "Apprendre", "hi": "पढ़ाई"}', 10),
  (771, '{"en": "Work", "fr": "Travail", "hi": "काम"}', 20),
  (771, '{"en": "Home", "fr": "Maison", "hi": "घर"}', 30);
