-- Accounts elsewhere by which members log in: each belongs to one member, and a member has one of each provider.
create table accounts.linked_accounts (
  provider text not null check (provider in ('facebook', 'google')),
  -- the provider's own number or name for the person; never the e-mail address
  subject text not null,
  uid bigint not null,
  -- as the provider named the person when it was linked, for its owner to see
  name text not null,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
create unique index linked_accounts_uid on accounts.linked_accounts (uid, provider);

-- What was handed over once and must not be taken again while it lives.
create table accounts.spent_hand_overs (
  id text primary key,
  expires_at timestamptz not null
);
create index spent_hand_overs_expires on accounts.spent_hand_overs (expires_at);
