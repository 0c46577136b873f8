-- What every list shows of a member stands in one row, so that a page of them is one read.
alter table accounts.members
  add column certified boolean not null default false,
  -- the frame worn around the picture
  add column dec_goods_id bigint not null default 0,
  add column dec_url text not null default '',
  add column dec_position text not null default '',
  add column renamed_at timestamptz;

create schema profiles;

create table profiles.profiles (
  uid bigint primary key,
  -- 0 not told
  gender smallint not null default 0 check (gender between 0 and 3),
  birthday date,
  occupation text not null default '',
  realname text not null default '',
  cover_aid bigint,
  -- who sees a field; what is absent is as it is for everybody who said nothing
  privacy jsonb not null default '{}',
  updated_at timestamptz not null
);

create table profiles.medals (
  uid bigint not null,
  medal text not null,
  granted_at timestamptz not null,
  primary key (uid, medal)
);
create index medals_recent on profiles.medals (uid, granted_at desc, medal);

-- Lists of a member's own, read on from a row.
alter table threads.favorites add column type text not null default '';
create index favorites_videos on threads.favorites (uid, created_at desc, tid desc) where type = 'video';
alter table threads.author_counters
  add column favorites int not null default 0,
  -- likes given
  add column liked int not null default 0;
insert into threads.author_counters (uid, favorites)
  select uid, count(*) from threads.favorites group by uid
  on conflict (uid) do update set favorites = excluded.favorites;
insert into threads.author_counters (uid, liked)
  select uid, count(*) from threads.likes group by uid
  on conflict (uid) do update set liked = excluded.liked;
-- In the order that both run in, so that a place in the list is one comparison.
drop index threads.favorites_uid;
create index favorites_recent on threads.favorites (uid, created_at desc, tid desc);
drop index threads.likes_uid;
create index likes_recent on threads.likes (uid, created_at desc, pid desc) include (tid);
