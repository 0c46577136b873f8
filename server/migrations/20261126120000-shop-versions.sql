-- The version of a shop that an operator saw, so that two who change one don't overwrite each other.
alter table store.shops add column version int not null default 1;
