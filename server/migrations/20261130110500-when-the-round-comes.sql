alter table draw.draws
  -- the round that was named before entries opened: another one decides where the list was frozen too late for it
  add column named_round bigint not null default 0,
  -- of the chain, in seconds: when its first round came, and between two
  add column chain_genesis bigint not null default 0,
  add column chain_period integer not null default 0;

update draw.draws set named_round = round;
create index draws_published on draw.draws (closes_at desc, drawid desc) where state = 'published';
