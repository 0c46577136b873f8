-- A letter that the receiving side will never take is told apart from one that waits; the address that ends letters of
-- its kind travels in its head.
alter table platform.mail_outbox add column refused_at timestamptz;
alter table platform.mail_outbox add column unsubscribe_url text;
create index mail_outbox_created on platform.mail_outbox (created_at);

-- The code that proves an e-mail address: the member's own, or the one it shall change to. Kept as a keyed hash.
create table accounts.email_codes (
  uid bigint primary key,
  email text not null,
  code_hash bytea not null,
  tries int not null default 0,
  mail_id bigint not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_codes_expires on accounts.email_codes (expires_at);

-- Ways back in for who forgot the password: a link by e-mail or a code by phone, one of each at a time.
create table accounts.password_resets (
  uid bigint not null,
  way text not null check (way in ('email', 'phone')),
  target text not null,
  secret_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  primary key (uid, way)
);
create index password_resets_secret on accounts.password_resets (secret_hash);
create index password_resets_expires on accounts.password_resets (expires_at);

-- What may be done so many times a day, by whom or from where.
create table accounts.day_counts (
  bucket text not null,
  day date not null,
  count int not null,
  primary key (bucket, day)
);
create index day_counts_day on accounts.day_counts (day);

-- The letter that asks a guardian.
create table accounts.guardian_letters (
  uid bigint primary key,
  email text not null,
  token_hash bytea not null,
  locale text not null,
  mail_id bigint not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index guardian_letters_token on accounts.guardian_letters (token_hash);

-- Where a member's address was seen to be, and until when somebody is too young to write without a guardian's consent.
alter table accounts.members add column gps_nationality text not null default '';
alter table accounts.members add column of_age_at timestamptz;
alter table accounts.members add column consent_at timestamptz;

-- Where a member got in before: strangers' wrong guesses from elsewhere don't keep the owner waiting there.
create table accounts.known_addresses (
  uid bigint not null,
  address_range text not null,
  seen_at timestamptz not null,
  primary key (uid, address_range)
);
create index known_addresses_seen on accounts.known_addresses (seen_at);
