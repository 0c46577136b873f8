-- What a thread adds that forwards another one.
create table threads.forwards (
  tid bigint primary key,
  -- the first thread, where what was forwarded is a forward itself
  source_tid bigint not null,
  -- it stands in the source's figure
  counted boolean not null default false
);
create index forwards_source on threads.forwards (source_tid);

-- Pages of products, each once, with what was read there.
create sequence threads.goods_goods_id_seq;
create table threads.goods (
  goods_id bigint primary key default nextval('threads.goods_goods_id_seq'),
  -- the address that the page itself says is its own
  address text not null unique,
  title text not null,
  site text not null,
  -- as it was written there: digits, with a point before the smaller unit
  price text not null default '',
  currency text not null default '',
  picture jsonb,
  fetched_at timestamptz not null
);
create index goods_fetched on threads.goods (fetched_at);

-- Addresses under which members named them.
create table threads.goods_addresses (
  address text primary key,
  goods_id bigint not null
);
create index goods_addresses_goods on threads.goods_addresses (goods_id);

-- The products of a thread, in their order.
create table threads.thread_goods (
  tid bigint not null,
  place smallint not null,
  goods_id bigint not null,
  title text not null,
  primary key (tid, place),
  unique (tid, goods_id)
);
create index thread_goods_goods on threads.thread_goods (goods_id);

alter table threads.threads
  -- how many products it shows
  add column goods smallint not null default 0,
  -- it is an activity of its board
  add column activity boolean not null default false;
create index threads_activities on threads.threads (country_fid, created_at desc, tid desc)
  include (authorid, readperm, typeid) where activity and status = 1 and deleted_at is null;
