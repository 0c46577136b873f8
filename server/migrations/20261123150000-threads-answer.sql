-- The reply that answers what the thread asks, as its author or a moderator has marked it.
alter table threads.threads add column answer_pid bigint;
