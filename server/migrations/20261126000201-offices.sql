-- Who looks after a topic or a board of a country. Offices over a country are the member's group.
create sequence moderation.offices_id_seq;
create table moderation.offices (
  id bigint primary key default nextval('moderation.offices_id_seq'),
  uid bigint not null,
  office text not null check (office in ('topic', 'board')),
  -- the topic's number, or the category's
  place bigint not null,
  country_fid int not null,
  by_uid bigint not null,
  at timestamptz not null,
  ended_at timestamptz,
  ended_by bigint
);
create unique index offices_held on moderation.offices (uid, office, place, country_fid) where ended_at is null;
create index offices_newest on moderation.offices (office, id desc) where ended_at is null;
create index offices_uid on moderation.offices (uid);
