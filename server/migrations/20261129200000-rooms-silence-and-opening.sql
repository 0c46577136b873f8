-- Whoever was let only read and leaves comes back no earlier than that ends; such a row with `why` 0 says nothing else.
alter table messages.room_outs
  add column silent_until timestamptz;

-- What was written up to there is not shown to newcomers: how far the group was when anyone could join from then on.
alter table messages.rooms
  add column open_from bigint not null default 0;
