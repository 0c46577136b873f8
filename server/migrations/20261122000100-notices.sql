create schema notices;

create sequence notices.notices_id_seq start 1001;
create table notices.notices (
  -- whose notice it is
  uid bigint not null,
  id bigint not null default nextval('notices.notices_id_seq'),
  page text not null check (page in ('reply', 'atme', 'attention', 'systems')),
  kind text not null,
  -- what is gathered in one notice while that is unread
  group_key text not null,
  tid bigint,
  pid bigint,
  topid bigint,
  -- who did it, the last one first, each with the post they did it by: [{"uid": 7, "pid": 0}]
  actors jsonb not null default '[]',
  actor_count int not null default 0 check (actor_count >= 0),
  -- figures and names that the sentence is made with
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  read_at timestamptz,
  -- when devices were told; null while that is still to be done
  pushed_at timestamptz,
  primary key (uid, id)
);
create unique index notices_open on notices.notices (uid, group_key) where read_at is null;
create index notices_page on notices.notices (uid, page, updated_at desc, id desc);
create index notices_unread on notices.notices (uid, updated_at desc, id desc) include (page) where read_at is null;
create index notices_thread on notices.notices (tid) where tid is not null;
create index notices_old on notices.notices (updated_at);
