-- What a day's statistics count of reports, creators and draws.
alter table bugs.history
  -- of the report
  add column country_fid int not null default 0,
  -- of a first answer alone: whether we kept to our two working days
  add column in_time boolean;
create index history_first on bugs.history (created_at) where in_time is not null;
create index bug_reports_created on threads.bug_reports using brin (created_at);
create index reports_created on reports.reports using brin (created_at);
create index applications_sent on creator.applications (sent_at);
create index months_paid on creator.months (paid_at) where paid_at is not null;
create index entries_entered on draw.entries using brin (entered_at);
create index picks_won on draw.picks (decided_at) where state = 'won';
