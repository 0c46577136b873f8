-- Authors are words of a query, or looked for among the posts that match: nothing reads this index any more.
drop index search.posts_author;
