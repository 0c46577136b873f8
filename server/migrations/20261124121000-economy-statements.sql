-- What a transfer was stands beside each of a member's entries too, so that a statement of one kind is a range of places.
alter table economy.entries add column kind text;

update economy.entries as e
   set kind = t.kind
  from economy.transfers t where t.id = e.transfer and e.account > 0;

create index entries_kind on economy.entries (account, kind, place) where place is not null;

-- Entries of members written by a version that leaves these out, until the nightly job has filled them in.
create index entries_unplaced on economy.entries (account) where (place is null or kind is null) and account > 0;
