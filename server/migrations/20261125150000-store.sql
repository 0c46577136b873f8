create schema store;

-- What is sold. Vouchers have as many pieces as free codes.
create sequence store.goods_id_seq;
create table store.goods (
  goods_id bigint primary key default nextval('store.goods_id_seq'),
  version int not null default 1,
  sn text not null,
  type smallint not null check (type between 1 and 5),
  name text not null,
  content text not null,
  remark text not null,
  aid bigint not null default 0,
  grants text not null default '',
  price bigint not null check (price > 0),
  stock int not null check (stock >= 0),
  sold int not null default 0 check (sold >= 0),
  on_sale boolean not null,
  sale_from timestamptz,
  sale_until timestamptz,
  express smallint not null check (express between 0 and 3),
  per_member int not null check (per_member >= 0),
  country_fids int[] not null,
  valid_days int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index goods_sn on store.goods (sn);
create index goods_on_sale on store.goods (goods_id desc) where on_sale;

create sequence store.shops_id_seq;
create table store.shops (
  shop_id bigint primary key default nextval('store.shops_id_seq'),
  country_fid int not null,
  name text not null,
  address text not null,
  phone text not null,
  hours text not null,
  open boolean not null,
  updated_at timestamptz not null
);
create index shops_country on store.shops (country_fid, shop_id);

-- Who redeems codes in a shop.
create table store.staff (
  shop_id bigint not null,
  uid bigint not null,
  primary key (shop_id, uid)
);
create index staff_uid on store.staff (uid);

create sequence store.receivers_id_seq;
create table store.receivers (
  receiver_id bigint primary key default nextval('store.receivers_id_seq'),
  uid bigint not null,
  firstname text not null,
  lastname text not null,
  phone text not null,
  email text not null,
  address text not null,
  city text not null,
  country text not null,
  areacode text not null,
  used_at timestamptz not null
);
create index receivers_uid on store.receivers (uid, used_at desc);

-- How many orders a member has: the row that two purchases of one member wait for.
create table store.buyers (
  uid bigint primary key,
  orders int not null
);

-- An order says what was bought as it was then. The receiver goes with the member.
create sequence store.orders_id_seq;
create table store.orders (
  order_id bigint primary key default nextval('store.orders_id_seq'),
  version int not null default 1,
  uid bigint not null,
  place int not null,
  goods_id bigint not null,
  type smallint not null,
  name text not null,
  grants text not null,
  price bigint not null check (price > 0),
  country_fid int not null,
  status text not null check (status in ('paid', 'packed', 'shipping', 'complete', 'refunded')),
  express smallint not null check (express in (0, 1, 2)),
  shop_id bigint not null default 0,
  firstname text not null default '',
  lastname text not null default '',
  phone text not null default '',
  email text not null default '',
  address text not null default '',
  city text not null default '',
  country text not null default '',
  areacode text not null default '',
  checkout text not null default '',
  transfer bigint not null,
  refund bigint,
  paid_at timestamptz not null
);
create index orders_uid on store.orders (uid, place desc);
create index orders_of_goods on store.orders (uid, goods_id);
create index orders_status on store.orders (status, order_id desc);
create index orders_goods on store.orders (goods_id, order_id desc);
create index orders_country on store.orders (country_fid, order_id desc);

-- The labels that an order had, one after the other.
create table store.order_steps (
  order_id bigint not null,
  step int not null,
  status text not null,
  at timestamptz not null,
  by_uid bigint not null,
  note text not null,
  primary key (order_id, step)
);

-- Redemption codes: free ones of a voucher wait for a buyer.
create sequence store.codes_id_seq;
create table store.codes (
  code_id bigint primary key default nextval('store.codes_id_seq'),
  code text not null,
  goods_id bigint not null,
  order_id bigint,
  uid bigint,
  shop_id bigint not null default 0,
  status text not null check (status in ('free', 'issued', 'used', 'void')),
  expires_at timestamptz,
  used_at timestamptz,
  used_by bigint,
  added_at timestamptz not null
);
create unique index codes_code on store.codes (code);
create index codes_free on store.codes (goods_id, code_id) where status = 'free';
create index codes_order on store.codes (order_id) where order_id is not null;
create index codes_uid on store.codes (uid, code_id desc) where uid is not null;

-- What is a member's by a purchase and nothing that is sent: a pack, a decoration, a medal.
create table store.owned (
  uid bigint not null,
  goods_id bigint not null,
  order_id bigint not null,
  type smallint not null,
  grants text not null,
  at timestamptz not null,
  primary key (uid, goods_id)
);
