-- A warning is an act upon a member, about no post: tid and pid are 0.
alter table moderation.acts drop constraint acts_act_check;
alter table moderation.acts add constraint acts_act_check
  check (act in ('ban', 'delete', 'close', 'move', 'warn')) not valid;
create index acts_warnings on moderation.acts (uid, id desc) where act = 'warn';
