-- Words of the titles of threads that are shown, by which a thread is offered while somebody types.
create table search.titles (
  tid bigint not null,
  word text collate "C" not null,
  country_fid int not null,
  primary key (tid, word)
);
create index titles_begin on search.titles (country_fid, word, tid desc);
insert into search.filling (kind, next_id) values ('titles', 0);
