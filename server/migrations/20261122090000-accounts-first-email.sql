-- An address that was added to an account by its token alone resets no password before this moment; null: it may.
alter table accounts.members add column email_resets_at timestamptz;
