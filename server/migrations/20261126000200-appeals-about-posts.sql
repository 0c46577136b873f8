-- What moderators did to posts and their authors may appeal against. What stands has no end yet.
create sequence moderation.acts_id_seq;
create table moderation.acts (
  id bigint primary key default nextval('moderation.acts_id_seq'),
  act text not null check (act in ('ban', 'delete', 'close', 'move')),
  tid bigint not null,
  pid bigint not null,
  -- who wrote it
  uid bigint not null,
  country_fid int not null,
  -- null: a job
  by_uid bigint,
  rule text not null,
  reason text not null,
  -- where a moved thread stood
  undo jsonb,
  at timestamptz not null,
  ended_at timestamptz
);
create index acts_standing on moderation.acts (pid) where ended_at is null;

-- An appeal is against a sanction or, once, against such an act.
alter table moderation.appeals alter column sanction_id drop not null;
alter table moderation.appeals add column act_id bigint;
alter table moderation.appeals add column country_fid int;
alter table moderation.appeals add constraint appeals_against check (num_nonnulls(sanction_id, act_id) = 1) not valid;
create unique index appeals_act on moderation.appeals (act_id) where act_id is not null;
create index appeals_posts_waiting on moderation.appeals (country_fid, id) where act_id is not null and answered_at is null;
create index appeals_posts_answered on moderation.appeals (country_fid, answered_at desc, id desc)
  where act_id is not null and answered_at is not null;
