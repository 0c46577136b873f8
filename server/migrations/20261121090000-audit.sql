-- What operators did, for good: rows are written once and never changed.
create sequence moderation.audit_id_seq;
create table moderation.audit (
  id bigint primary key default nextval('moderation.audit_id_seq'),
  at timestamptz not null,
  -- null: the command line on the server, or the product itself
  actor_uid bigint,
  action text not null,
  -- the member it was done to, where there is one
  subject_uid bigint,
  -- what it was done to beside a member: a setting's name, a range …
  subject text not null,
  before jsonb,
  after jsonb,
  reason text not null,
  request_id text not null
);
create index audit_subject on moderation.audit (subject_uid, id desc) where subject_uid is not null;
create index audit_actor on moderation.audit (actor_uid, id desc);
create index audit_action on moderation.audit (action, id desc);
