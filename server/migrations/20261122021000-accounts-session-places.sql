-- Where the look-up saw the address of a session: the city's name and the country by ISO 3166, each empty where it is
-- not known. The reader's language decides how the country is called, so that no line for the eye is kept.
alter table accounts.sessions
  drop column place,
  add column city text not null default '',
  add column country text not null default '';
