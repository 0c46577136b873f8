-- The words of hidden parts as they were sold, one row for each version that anybody paid for: who paid keeps reading them,
-- whatever is edited later.
create table threads.hidden_sold (
  tid bigint not null,
  digest bytea not null check (length(digest) = 32),
  words text not null,
  primary key (tid, digest)
);

-- Which of them a member paid for; null for what a version before this one sold while both ran.
alter table threads.hidden_sales add column digest bytea;

insert into threads.hidden_sold (tid, digest, words)
select h.tid, sha256(convert_to(h.words, 'UTF8')), h.words
  from threads.hidden_parts h
 where exists (select from threads.hidden_sales s where s.tid = h.tid and s.refunded_at is null);

update threads.hidden_sales s set digest = sha256(convert_to(h.words, 'UTF8'))
  from threads.hidden_parts h where h.tid = s.tid and s.refunded_at is null;
