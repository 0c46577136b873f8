-- What pages say of themselves to which members linked: no more than who fetched it last could read, and of nobody.
create table threads.link_previews (
  address text primary key,
  -- empty: the page couldn't be read, or names no title
  title text not null,
  summary text not null,
  site text not null,
  fetched_at timestamptz not null
);
create index link_previews_fetched on threads.link_previews (fetched_at);
