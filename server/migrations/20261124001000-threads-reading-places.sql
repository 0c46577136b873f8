-- How far a member has read a thread, on all devices: the floor of the last reply that they came to, the position of the
-- newest post that there was then, and the day, by UTC. A day, so that most updates move no index.
create table threads.reading_places (
  uid bigint not null,
  tid bigint not null,
  floor int not null,
  position int not null,
  read_on date not null,
  primary key (uid, tid)
) with (fillfactor = 80);
create index reading_places_old on threads.reading_places (read_on);
