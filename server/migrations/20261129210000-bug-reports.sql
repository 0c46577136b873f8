-- What a thread adds that is a bug report.
create table threads.bug_reports (
  tid bigint primary key,
  fid int not null,
  country_fid int not null,
  authorid bigint not null,
  typeid bigint not null default 0,
  -- 1 Pending, 2 Collected, 3 please add, 4 Replied, 5 Solved
  status smallint not null default 1 check (status between 1 and 5),
  type text not null default '',
  device_model text not null default '',
  build_number text not null default '',
  probability text not null default '',
  -- what operators ask beside: value by variable
  extra jsonb not null default '{}',
  same int not null default 0 check (same >= 0),
  gone int not null default 0 check (gone >= 0),
  still int not null default 0 check (still >= 0),
  -- until when we answer; null where we have, or wait for the reporter
  due_at timestamptz,
  -- working time that was left when we began to wait for the reporter
  left_seconds int,
  -- when the reporter answered our question
  answered_at timestamptz,
  -- when each status was reached
  steps jsonb not null default '[]',
  solved_in text not null default '',
  duplicate_of bigint,
  -- our newest reply
  team_pid bigint,
  active_at timestamptz not null,
  created_at timestamptz not null,
  -- null until its options are stored
  finished_at timestamptz,
  -- it stands in lists: finished, published, neither joined with an older one nor deleted
  listed boolean not null default false
);
create index bug_reports_newest on threads.bug_reports (created_at desc, tid desc) where listed;
create index bug_reports_active on threads.bug_reports (active_at desc, tid desc) where listed;
create index bug_reports_same on threads.bug_reports (same desc, tid desc) where listed;
create index bug_reports_status on threads.bug_reports (status, created_at desc, tid desc) where listed;
create index bug_reports_status_active on threads.bug_reports (status, active_at desc, tid desc) where listed;
create index bug_reports_status_same on threads.bug_reports (status, same desc, tid desc) where listed;
create index bug_reports_model on threads.bug_reports (device_model, status, created_at desc, tid desc) where listed;
create index bug_reports_model_newest on threads.bug_reports (device_model, created_at desc, tid desc) where listed;
create index bug_reports_model_active on threads.bug_reports (device_model, active_at desc, tid desc) where listed;
create index bug_reports_model_same on threads.bug_reports (device_model, same desc, tid desc) where listed;
create index bug_reports_type on threads.bug_reports (type, created_at desc, tid desc) where listed;
create index bug_reports_type_status on threads.bug_reports (type, status, created_at desc, tid desc) where listed;
create index bug_reports_typeid on threads.bug_reports (typeid, created_at desc, tid desc) where listed and typeid > 0;
create index bug_reports_solved on threads.bug_reports (solved_in, created_at desc, tid desc) where listed and solved_in <> '';
create index bug_reports_author on threads.bug_reports (authorid, created_at desc, tid desc);
create index bug_reports_due on threads.bug_reports (due_at, tid) where listed and due_at is not null;
create index bug_reports_country_due on threads.bug_reports (country_fid, due_at, tid) where listed and due_at is not null;
create index bug_reports_joined on threads.bug_reports (duplicate_of, tid) where duplicate_of is not null;
create index bug_reports_unfinished on threads.bug_reports (created_at) where finished_at is null;

-- Who has the same trouble, once each; `moved_from` is the duplicate that somebody came with.
create table threads.bug_same (
  tid bigint not null,
  uid bigint not null,
  moved_from bigint,
  created_at timestamptz not null,
  primary key (tid, uid)
);
create index bug_same_newest on threads.bug_same (tid, created_at desc, uid desc);
create index bug_same_uid on threads.bug_same (uid, created_at desc, tid desc);

-- What members say of a solved one.
create table threads.bug_gone (
  tid bigint not null,
  uid bigint not null,
  gone boolean not null,
  created_at timestamptz not null,
  primary key (tid, uid)
);
create index bug_gone_uid on threads.bug_gone (uid, tid);

-- Written as our team.
alter table threads.posts add column of_team boolean not null default false;
