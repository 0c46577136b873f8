-- Titles of one kind of thread are looked for apart from all others: bug reports like one that is being written.
-- Null: written before this was kept.
alter table search.titles add column special smallint;
create index titles_of_kind on search.titles (special, word, tid desc) where special > 0;
