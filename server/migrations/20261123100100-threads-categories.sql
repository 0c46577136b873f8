-- Until now nothing gave these numbers a meaning.
update threads.threads set typeid = 0 where typeid <> 0;

create index threads_category on threads.threads (country_fid, typeid, created_at desc, tid desc) include (authorid, readperm)
  where status = 1 and deleted_at is null;

-- The order of threads by their newest post and by likes, beside the threads: a reply or a like there would otherwise
-- write every index of the thread's row. A listener writes it in batches.
create table threads.category_threads (
  tid bigint primary key,
  country_fid int not null,
  typeid bigint not null,
  active_at timestamptz not null,
  likes int not null
);
create index category_threads_active on threads.category_threads (country_fid, typeid, active_at desc, tid desc);
create index category_threads_best on threads.category_threads (country_fid, typeid, likes desc, tid desc);
insert into threads.category_threads (tid, country_fid, typeid, active_at, likes)
select tid, country_fid, typeid, last_post_at, likes from threads.threads where status = 1 and deleted_at is null;

-- Posts of a category on one day (of UTC), as board_days has them of a board.
create table threads.category_days (
  country_fid int not null,
  typeid bigint not null,
  day date not null,
  posts int not null default 0,
  threads int not null default 0,
  primary key (country_fid, typeid, day)
);
insert into threads.category_days (country_fid, typeid, day, posts, threads)
select t.country_fid, t.typeid, (p.created_at at time zone 'utc')::date, count(*), count(*) filter (where p.position = 1)
  from threads.threads t join threads.posts p on p.tid = t.tid
 where t.status = 1 and t.deleted_at is null and p.status = 1
 group by 1, 2, 3;
