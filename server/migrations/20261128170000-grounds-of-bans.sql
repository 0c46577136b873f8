-- A ban and a removal after reports name a rule, as what is done to posts does.
alter table moderation.sanctions add column rule text not null default 'other';
alter table reports.cases add column rule text not null default 'other';
-- The words by language, where they are a reason written for all to choose.
alter table moderation.sanctions add column said jsonb;
alter table moderation.acts add column said jsonb;
alter table moderation.audit add column said jsonb;
alter table reports.cases add column said jsonb;
