-- A phone's reports that wait for us, and those that were solved: few of them, among many of that phone.
create index bug_reports_model_due on threads.bug_reports (device_model, due_at, tid) where listed and due_at is not null;
create index bug_reports_model_solved on threads.bug_reports (device_model, active_at desc, tid desc)
  where listed and status = 5;
