-- When a session was proven by a second step (a code or a passkey), and when its owner last proved to be the owner.
alter table accounts.sessions
  add column second_step_at timestamptz,
  add column proven_at timestamptz;

-- A session ends after 90 days whatever happens, an operator's after 12 hours.
update accounts.sessions set expires_at = least(expires_at, created_at + interval '90 days');
update accounts.sessions set expires_at = least(expires_at, created_at + interval '12 hours')
  where uid in (select uid from accounts.members where groupid = 1);
