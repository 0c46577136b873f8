-- Where a member searched, and whether nothing was found.
alter table search.asked
  add column country_fid int not null default 0,
  add column nothing boolean not null default false;
