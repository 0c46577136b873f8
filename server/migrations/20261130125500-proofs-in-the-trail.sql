-- When who acted had last proven to be the owner of the account; null where that session proved nothing, or nobody acted.
alter table moderation.audit add column proven_at timestamptz;
