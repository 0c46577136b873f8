-- Entrants are notified of the close by batches, by their uids: those up to this one are.
alter table contests.contests add column notified_to bigint not null default 0;
