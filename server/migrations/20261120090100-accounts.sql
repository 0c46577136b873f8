create schema accounts;

create sequence accounts.members_uid_seq start 1001;
create table accounts.members (
  uid bigint primary key default nextval('accounts.members_uid_seq'),
  username text not null,
  email text,
  phone text,
  password_hash text not null,
  country_fid int not null,
  nationality text not null default '',
  cityname text not null default '',
  -- 1 operator, 2 country moderator, 3 moderator, 10 to 19 levels 1 to 10
  groupid smallint not null default 10,
  credits int not null default 0,
  is_creator boolean not null default false,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  sightml text not null default '',
  avatar_aid bigint,
  phonetype text not null default '',
  registered_from text not null default '',
  created_at timestamptz not null
);
create index members_country on accounts.members (country_fid, uid desc);

-- Values that are unique across the site have a table of their own, keyed by the value in lower case.
create table accounts.names (
  name text primary key,
  uid bigint not null
);
create table accounts.emails (
  email text primary key,
  uid bigint not null
);
create table accounts.phones (
  phone text primary key,
  uid bigint not null
);

-- Tokens are kept as their SHA-256 only.
create table accounts.sessions (
  token_hash bytea primary key,
  uid bigint not null,
  kind text not null check (kind in ('site', 'creator')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ip inet,
  user_agent text not null default ''
);
create index sessions_uid on accounts.sessions (uid);
create index sessions_expires on accounts.sessions (expires_at);

-- The cookie that pages are rendered with points at a session and dies with it.
create table accounts.page_sessions (
  cookie_hash bytea primary key,
  token_hash bytea not null,
  expires_at timestamptz not null
);
create index page_sessions_token on accounts.page_sessions (token_hash);
create index page_sessions_expires on accounts.page_sessions (expires_at);

create table accounts.verification_images (
  idhash text primary key,
  answer text not null,
  expires_at timestamptz not null
);
create index verification_images_expires on accounts.verification_images (expires_at);

create table accounts.phone_codes (
  phone text primary key,
  code_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null
);

-- Failed log-ins, for the doubling wait.
create table accounts.login_failures (
  bucket text primary key,
  failures int not null,
  first_at timestamptz not null,
  locked_until timestamptz
);
create index login_failures_first on accounts.login_failures (first_at);
