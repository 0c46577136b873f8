-- For whom a hold waits, where that is another member: they see it, and have it once it is posted.
alter table economy.holds add column for_uid bigint;
create index holds_for on economy.holds (for_uid, transfer) where status = 'pending' and for_uid is not null;
