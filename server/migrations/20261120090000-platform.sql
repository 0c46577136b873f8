create schema if not exists platform;

-- Facts and cache tags of a transaction; heard after commit, then deleted.
create sequence platform.outbox_id_seq;
create table platform.outbox (
  id bigint primary key default nextval('platform.outbox_id_seq'),
  at timestamptz not null,
  events jsonb not null,
  attempts int not null default 0,
  retry_at timestamptz,
  last_error text
);

-- The first answer of a call made with an idempotency key, kept 24 hours.
create table platform.idempotency (
  owner text not null,
  key text not null,
  call text not null,
  body_hash bytea not null,
  answer jsonb,
  at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_at on platform.idempotency (at);

-- Shared counters of log-ins, codes, uploads and writes; may be lost with the server.
create unlogged table platform.limits (
  bucket text not null,
  window_start bigint not null,
  count int not null,
  primary key (bucket, window_start)
);
create index limits_window on platform.limits (window_start);

create table platform.settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- Keys that all processes share, encrypted by SECRET_KEY.
create table platform.keys (
  purpose text primary key,
  kid text not null,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null
);

-- Nonces of signs seen in the last minutes.
create table platform.nonces (
  nonce text primary key,
  expires_at timestamptz not null
);
create index nonces_expires on platform.nonces (expires_at);

create sequence platform.mail_outbox_id_seq;
create table platform.mail_outbox (
  id bigint primary key default nextval('platform.mail_outbox_id_seq'),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts int not null default 0,
  last_error text
);
create index mail_outbox_waiting on platform.mail_outbox (id) where sent_at is null;

create sequence platform.sms_outbox_id_seq;
create table platform.sms_outbox (
  id bigint primary key default nextval('platform.sms_outbox_id_seq'),
  recipient text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts int not null default 0,
  last_error text
);
create index sms_outbox_waiting on platform.sms_outbox (id) where sent_at is null;
