-- When an operator took a medal: the rule that granted it grants it no more, and nobody sees it.
alter table profiles.medals add column taken_at timestamptz;

-- Acts that can be done again stay for good, so that old ones are deleted deed by deed.
drop index tasks.acts_day;
create index acts_deed_day on tasks.acts (deed, day);
