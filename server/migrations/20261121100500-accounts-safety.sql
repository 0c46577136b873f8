create sequence accounts.sessions_id_seq;
-- The number by which its owner ends a session; the token's hash never leaves the server.
alter table accounts.sessions
  add column id bigint not null default nextval('accounts.sessions_id_seq'),
  add column last_seen_at timestamptz,
  -- city and country by the look-up, or empty
  add column place text not null default '';

-- Devices that a member has logged in on: the hash of the browser's own cookie, and of what else tells it apart.
create table accounts.devices (
  uid bigint not null,
  device_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (uid, device_hash)
);
create index devices_seen on accounts.devices (last_seen_at);

create table accounts.alert_choices (
  uid bigint primary key,
  sign_in_letters boolean not null
);

create table accounts.passkeys (
  credential_id text primary key,
  uid bigint not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_uid on accounts.passkeys (uid, created_at);

-- What a browser was asked with: taken away by its one answer.
create table accounts.challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'proof', 'login')),
  -- null for a log-in, which may be anybody's
  uid bigint,
  expires_at timestamptz not null
);
create index challenges_expires on accounts.challenges (expires_at);

create table accounts.two_step (
  uid bigint primary key,
  -- sealed by SECRET_KEY
  secret bytea not null,
  -- null until a first code was given
  confirmed_at timestamptz,
  -- the half minute whose code was taken last: an older one is refused
  last_step bigint not null default 0
);

create table accounts.recovery_codes (
  uid bigint not null,
  code_hash bytea not null,
  primary key (uid, code_hash)
);

create sequence accounts.exports_id_seq;
create table accounts.exports (
  id bigint primary key default nextval('accounts.exports_id_seq'),
  uid bigint not null,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
  progress smallint not null default 0,
  -- where the pieces lie, and how many there are
  storage_key text not null default '',
  pieces int not null default 0,
  bytes bigint not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz
);
create index exports_uid on accounts.exports (uid, id desc);
create index exports_expires on accounts.exports (expires_at);

create table accounts.deletions (
  uid bigint primary key,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- set when the work began: from then on nothing takes it back
  begun_at timestamptz
);
create index deletions_due on accounts.deletions (due_at);
