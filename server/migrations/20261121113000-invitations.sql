create schema invitations;

-- What the device called itself when an account was made, hashed; kept as long as accounts are compared by it.
create table invitations.devices (
  uid bigint primary key,
  device text not null,
  at timestamptz not null
);
create index devices_device on invitations.devices (device);
create index devices_at on invitations.devices (at);

-- Who was invited by whom: one inviter for good.
create table invitations.invitees (
  uid bigint primary key,
  inviter bigint not null check (inviter <> uid),
  joined_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'counted', 'held', 'refused', 'lapsed')),
  decided_at timestamptz,
  -- The month in which they counted, as 2026-11, and what that paid.
  month text,
  amount bigint not null default 0
);
create index invitees_inviter on invitations.invitees (inviter, uid desc);
create index invitees_waiting on invitations.invitees (uid) where status = 'waiting';
create index invitees_month on invitations.invitees (month, inviter) where status = 'counted';

-- Monthly bonuses that were paid.
create table invitations.months (
  uid bigint not null,
  month text not null,
  invitees int not null,
  amount bigint not null,
  paid_at timestamptz not null,
  primary key (uid, month)
);

-- Rewards that wait for an operator, and what became of them.
create sequence invitations.holds_id_seq;
create table invitations.holds (
  id bigint primary key default nextval('invitations.holds_id_seq'),
  kind text not null check (kind in ('invitee', 'imei')),
  -- The friend's uid, or the activation's id.
  subject bigint not null,
  uid bigint not null,
  reasons text[] not null,
  at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'released', 'refused')),
  decided_at timestamptz,
  decided_by bigint,
  note text not null default '',
  unique (kind, subject)
);
create index holds_status on invitations.holds (status, id desc);

-- An IMEI is activated once for all members: the number is the key.
create sequence invitations.imeis_id_seq;
create table invitations.imeis (
  imei text primary key,
  id bigint not null unique default nextval('invitations.imeis_id_seq'),
  uid bigint not null,
  model text not null,
  inviter bigint,
  activated_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'paid', 'held', 'refused')),
  decided_at timestamptz,
  amount bigint not null default 0
);
create index imeis_uid on invitations.imeis (uid, id desc);
create index imeis_waiting on invitations.imeis (id) where status = 'waiting';

-- The numbers that the phones of a model have, both ends included, without check digits.
create sequence invitations.imei_ranges_id_seq;
create table invitations.imei_ranges (
  id bigint primary key default nextval('invitations.imei_ranges_id_seq'),
  model text not null,
  first bigint not null check (first >= 0),
  last bigint not null check (last >= first),
  added_at timestamptz not null
);
create index imei_ranges_first on invitations.imei_ranges (first desc);

-- Activations tried within a day, so that numbers can't be guessed by force.
create table invitations.imei_tries (
  uid bigint not null,
  day date not null,
  tries int not null,
  primary key (uid, day)
);
create index imei_tries_day on invitations.imei_tries (day);
