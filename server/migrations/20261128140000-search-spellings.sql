-- Words are folded in more ways than before: the job of search fills the whole index anew, a batch at a time, while what
-- stands in it is found as before.
truncate search.words;
update search.filling set next_id = 0;
-- One member's questions of several days had a mark each; now a question has one mark for a member.
truncate search.asked;
