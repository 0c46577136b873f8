-- On which of the last days a member came, by UTC and by the calendar of their own country: deleted once it was summed up.
create table accounts.came (
  day date not null,
  -- whether it is a day of the member's own country, and not of UTC
  own boolean not null,
  uid bigint not null,
  primary key (day, own, uid)
);
create index came_uid on accounts.came (uid);
-- Who joined in a week.
create index members_created on accounts.members using brin (created_at);
