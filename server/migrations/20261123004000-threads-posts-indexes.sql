-- Most replies are liked by nobody: those stand in the order of their floors already, and every reply wrote an entry here.
drop index threads.posts_liked;
create index posts_liked on threads.posts (tid, likes desc, position) where floor > 0 and likes > 0;

-- An author's posts of one thread are found among all of theirs (posts_author), with the thread's where there are many.
drop index threads.posts_by_author;
