create sequence moderation.appeals_id_seq;
create table moderation.appeals (
  id bigint primary key default nextval('moderation.appeals_id_seq'),
  uid bigint not null,
  sanction_id bigint not null,
  message text not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  lifted boolean not null default false,
  answer text not null default '',
  by_uid bigint
);
create unique index appeals_open on moderation.appeals (sanction_id) where answered_at is null;
create index appeals_waiting on moderation.appeals (id) where answered_at is null;
create index appeals_answered on moderation.appeals (answered_at desc, id desc) where answered_at is not null;
create index appeals_uid on moderation.appeals (uid, id desc);

alter table moderation.sanctions add column lifted_by bigint;
alter table moderation.sanctions add column lift_reason text not null default '';
create index sanctions_newest on moderation.sanctions (id desc) where lifted_at is null;
create index sanctions_history on moderation.sanctions (uid, id desc);

-- The level of whoever holds an office, to go back to.
alter table accounts.members add column level_groupid smallint not null default 10;
create index members_offices on accounts.members (groupid, uid) where groupid <= 3;
-- Operators look for the beginning of a value.
create index names_beginning on accounts.names (name collate "C");
create index emails_beginning on accounts.emails (email collate "C");
create index phones_beginning on accounts.phones (phone collate "C");

-- Counts the changes: somebody else's meanwhile is not overwritten.
alter table platform.settings add column version int not null default 1;

create schema feedback;

create sequence feedback.messages_id_seq;
create table feedback.messages (
  id bigint primary key default nextval('feedback.messages_id_seq'),
  -- null: a guest
  uid bigint,
  category text not null,
  message text not null,
  contact text not null,
  page text not null,
  language text not null,
  user_agent text not null,
  aid bigint,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by bigint,
  note text not null default ''
);
create index messages_open on feedback.messages (id) where done_at is null;
create index messages_done on feedback.messages (done_at desc, id desc) where done_at is not null;

-- How much a member or an address sent in a day; swept with the day.
create table feedback.senders (
  sender text not null,
  day date not null,
  sent int not null,
  primary key (sender, day)
);
