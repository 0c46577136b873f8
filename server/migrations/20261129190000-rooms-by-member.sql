-- The conversation of two by who it is with, also once the other one's account is gone.
create index room_members_with on messages.room_members (uid, peer_uid) where peer_uid <> 0;
