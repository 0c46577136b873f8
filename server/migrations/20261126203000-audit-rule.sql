-- The trail names the rule by its key, and whoever reads it has its words in their own language.
alter table moderation.audit add column rule text not null default '';
