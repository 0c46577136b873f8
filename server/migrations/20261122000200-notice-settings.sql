-- What a member wants to be told of, and when; without a row everything, at any time.
create table notices.settings (
  uid bigint primary key,
  muted text[] not null default '{}',
  push_muted text[] not null default '{}',
  -- minutes of the member's day; both null for no quiet hours
  quiet_from smallint,
  quiet_to smallint,
  digest boolean not null default true,
  updated_at timestamptz not null
);

-- Browsers that notices are pushed to.
create table notices.push_subscriptions (
  uid bigint not null,
  endpoint_hash bytea not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  -- the log-in that it was made in, as a hash: it ends with it
  session text not null,
  created_at timestamptz not null,
  primary key (uid, endpoint_hash)
);
create index push_subscriptions_endpoint on notices.push_subscriptions (endpoint_hash);
create index push_subscriptions_session on notices.push_subscriptions (session);
