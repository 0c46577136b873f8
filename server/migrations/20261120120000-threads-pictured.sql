-- A thread's posts with pictures, for the filter of its page.
create index posts_pictured on threads.posts (tid, position) where attachments <> '[]';
