-- Who liked a thread last: cards name those whom their reader follows.
create index likes_newest on threads.likes (tid, pid, created_at desc, uid);
