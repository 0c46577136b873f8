-- A post that waited and was refused is an act that its author may appeal against.
alter table moderation.acts drop constraint acts_act_check;
alter table moderation.acts add constraint acts_act_check
  check (act in ('ban', 'delete', 'close', 'move', 'warn', 'refuse')) not valid;
