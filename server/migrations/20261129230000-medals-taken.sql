-- When an operator took a medal: the rule that granted it grants it no more, and nobody sees it.
alter table profiles.medals add column taken_at timestamptz;
