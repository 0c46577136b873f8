alter table threads.threads add column original boolean not null default false;
-- first part of the story that a thread belongs to: its own tid where that is itself
alter table threads.threads add column story bigint;
create index threads_story on threads.threads (story, tid) where story is not null and status = 1 and deleted_at is null;
