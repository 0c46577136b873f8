-- The group that a draft is meant for.
alter table threads.drafts add column groupid bigint;
