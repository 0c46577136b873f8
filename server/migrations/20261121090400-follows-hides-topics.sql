-- Whom a member doesn't want to see: one row a pair, so that blocking takes the place of muting.
create table follows.hides (
  uid bigint not null,
  hidden_uid bigint not null,
  -- 1 muted: hidden from uid alone; 2 blocked: neither sees the other
  kind smallint not null check (kind in (1, 2)),
  created_at timestamptz not null,
  primary key (uid, hidden_uid)
);
create index hides_recent on follows.hides (uid, kind, created_at desc, hidden_uid);
create index hides_blocked_by on follows.hides (hidden_uid, created_at desc, uid) where kind = 2;

-- What a reader may see of a list is told by the index itself, so that a page is full without reading rows in vain.
drop index threads.threads_country;
drop index threads.threads_latest;
drop index threads.threads_board;
drop index threads.threads_author;
create index threads_country on threads.threads (country_fid, created_at desc, tid desc) include (authorid, readperm) where status = 1 and deleted_at is null;
create index threads_latest on threads.threads (created_at desc, tid desc) include (authorid, readperm) where status = 1 and deleted_at is null;
create index threads_board on threads.threads (fid, created_at desc, tid desc) include (authorid, readperm) where status = 1 and deleted_at is null;
create index threads_author on threads.threads (authorid, created_at desc, tid desc) include (readperm) where status = 1 and deleted_at is null;

create schema topics;

create sequence topics.topics_topid_seq start 101;
create table topics.topics (
  topid bigint primary key default nextval('topics.topics_topid_seq'),
  name text not null,
  description text not null,
  -- country whose lists show it, 293 for all
  country_fid int not null,
  host_uid bigint not null,
  logo_aid bigint,
  created_at timestamptz not null,
  deleted_at timestamptz,
  followers int not null default 0 check (followers >= 0),
  threads int not null default 0 check (threads >= 0)
);
create index topics_country on topics.topics (country_fid, followers desc, topid) where deleted_at is null;
create index topics_host on topics.topics (host_uid, created_at desc, topid) where deleted_at is null;

-- A name is given once over the whole site.
create table topics.names (
  name_key text primary key,
  topid bigint not null
);
create index names_begin on topics.names (name_key text_pattern_ops);

create table topics.follows (
  uid bigint not null,
  topid bigint not null,
  created_at timestamptz not null,
  primary key (uid, topid)
);
create index follows_recent on topics.follows (uid, created_at desc, topid);

-- Interests to choose from; operators keep the list.
create sequence topics.tags_tagid_seq start 1;
create table topics.tags (
  tagid bigint primary key default nextval('topics.tags_tagid_seq'),
  name_en text not null,
  name_fr text not null,
  name_hi text not null,
  place int not null,
  retired_at timestamptz
);
create table topics.member_tags (
  uid bigint not null,
  tagid bigint not null,
  created_at timestamptz not null,
  primary key (uid, tagid)
);

insert into topics.tags (name_en, name_fr, name_hi, place) values
  ('Photography', 'Photographie', 'फ़ोटोग्राफ़ी', 1),
  ('Phone tips', 'Astuces téléphone', 'फ़ोन की तरकीबें', 2),
  ('Games', 'Jeux', 'मोबाइल के खेल', 3),
  ('Music', 'Musique', 'संगीत', 4),
  ('Football', 'Football', 'फ़ुटबॉल', 5),
  ('Cricket', 'Cricket', 'क्रिकेट', 6),
  ('Food', 'Cuisine', 'खानपान', 7),
  ('Travel', 'Voyages', 'यात्रा', 8),
  ('Fashion', 'Mode', 'फ़ैशन', 9),
  ('Films and series', 'Films et séries', 'फ़िल्में और धारावाहिक', 10),
  ('Comedy', 'Humour', 'हास्य', 11),
  ('Dance', 'Danse', 'नृत्य', 12),
  ('Art and design', 'Art et design', 'कला और डिज़ाइन', 13),
  ('Nature', 'Nature', 'प्रकृति', 14),
  ('Health and sport', 'Santé et sport', 'सेहत और खेलकूद', 15),
  ('Studies', 'Études', 'पढ़ाई', 16),
  ('Work and money', 'Travail et argent', 'काम और पैसा', 17),
  ('Farming', 'Agriculture', 'खेती', 18),
  ('Cars and motorbikes', 'Autos et motos', 'गाड़ियाँ', 19),
  ('Family', 'Famille', 'परिवार', 20);
