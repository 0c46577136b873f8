-- A member's pictures, for their export and for what is forgotten with them.
create index images_uid on media.images (uid, aid);
