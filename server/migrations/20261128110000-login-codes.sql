-- Codes to log in by, one an e-mail address: of addresses that no account has as well, so that they are answered alike.
-- The address is stored as a hash, the code as a keyed one once its e-mail is written.
create table accounts.login_codes (
  target bytea primary key,
  uid bigint,
  code_hash bytea,
  tries int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index login_codes_uid on accounts.login_codes (uid) where uid is not null;
create index login_codes_expires on accounts.login_codes (expires_at);
