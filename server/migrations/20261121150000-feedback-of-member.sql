-- What a member told, for their export and to be forgotten with them.
create index messages_uid on feedback.messages (uid, id) where uid is not null;
