-- Members are forgotten by what stands to their name.
create index imeis_inviter on invitations.imeis (inviter) where inviter is not null;
create index holds_uid on invitations.holds (uid);
