-- Who works on a call with an idempotency key at this moment, and how the last try was refused; may be lost with the
-- server.
create unlogged table platform.idempotency_claims (
  owner text not null,
  key text not null,
  claim uuid not null,
  until timestamptz not null,
  refused_at timestamptz,
  body_hash bytea,
  refusal text,
  primary key (owner, key)
);
create index idempotency_claims_until on platform.idempotency_claims (until);

-- The headers and cookies of the first answer, sealed like the answer.
alter table platform.idempotency add column answer_headers text;
