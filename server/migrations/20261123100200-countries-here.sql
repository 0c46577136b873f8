-- Who had a page open in a minute, as a sketch of each country and process: never a row a person or a view.
create table countries.here (
  minute timestamptz not null,
  country_fid int not null,
  -- one of the processes, drawn at its start
  process int not null,
  registers bytea not null,
  primary key (minute, country_fid, process)
);
