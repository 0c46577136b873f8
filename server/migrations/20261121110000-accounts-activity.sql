-- On how many days a member was here, by the calendar of their own country.
create table accounts.activity (
  uid bigint primary key,
  last_day date not null,
  days int not null
);
