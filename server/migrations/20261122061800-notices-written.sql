-- In the order in which notices were written, whose they are included: the nightly trim walks the last days of it.
create index notices_written on notices.notices (updated_at, uid, id);
drop index notices.notices_old;
