-- What members report, and what moderators make of it: a case is one post or member with all who complained.
create schema reports;

create sequence reports.case_ids;
create table reports.cases (
  id bigint primary key default nextval('reports.case_ids'),
  -- p:<pid> or u:<uid>
  about text not null,
  -- 0 for a member
  tid bigint not null,
  pid bigint not null,
  -- who wrote it, or who it is
  uid bigint not null,
  -- of the thread, or of the member: whose moderators see it
  country_fid int not null,
  reports int not null default 0 check (reports >= 0),
  created_at timestamptz not null,
  -- one moderator works on it
  claimed_by bigint,
  claimed_until timestamptz,
  -- dismissed, removed, gone; carried out soon after, and undone until then
  decision text check (decision in ('dismissed', 'removed', 'gone')),
  decided_by bigint,
  decided_at timestamptz,
  reason text not null default '',
  concluded_at timestamptz
);
create unique index cases_open_about on reports.cases (about) where concluded_at is null;
create index cases_waiting on reports.cases (country_fid, id) where decision is null;
create index cases_waiting_all on reports.cases (id) where decision is null;
create index cases_decided on reports.cases (country_fid, decided_at desc, id desc) where decision is not null;
create index cases_decided_all on reports.cases (decided_at desc, id desc) where decision is not null;
create index cases_open_tid on reports.cases (tid) where concluded_at is null and tid > 0;
create index cases_uid on reports.cases (uid, id);

create sequence reports.report_ids;
create table reports.reports (
  id bigint primary key default nextval('reports.report_ids'),
  case_id bigint not null,
  about text not null,
  -- null: a former member
  uid bigint,
  reason text not null,
  note text not null,
  created_at timestamptz not null
);
-- Once for each member and post, whatever became of the case.
create unique index reports_once on reports.reports (uid, about) where uid is not null;
create index reports_of_case on reports.reports (case_id, id);
create index reports_uid on reports.reports (uid, id);
create index reports_uid_day on reports.reports (uid, created_at);
