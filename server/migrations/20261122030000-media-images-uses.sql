-- A picture may be shown by several posts of its member: it is loose when the last of them lets it go.
alter table media.images add column uses int not null default 0 check (uses >= 0);
update media.images set uses = 1 where attached_at is not null;
