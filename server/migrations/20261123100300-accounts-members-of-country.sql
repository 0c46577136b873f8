-- How many members a country has, without those who are gone.
create index members_there on accounts.members (country_fid) where username <> '';
