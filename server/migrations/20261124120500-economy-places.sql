-- A member's entries are numbered on their account, and each says what the account held after it, so that a statement is a
-- range of places, and a balance at any moment the last entry before it. System accounts have neither.
alter table economy.accounts add column places bigint not null default 0;
alter table economy.entries add column place bigint, add column held bigint;

update economy.entries as e
   set place = n.place, held = n.held
  from (select account, transfer, row_number() over own as place, sum(amount) over own as held
          from economy.entries where account > 0 window own as (partition by account order by transfer)) n
 where n.account = e.account and n.transfer = e.transfer;

update economy.accounts as a
   set places = n.places
  from (select account, count(*) as places from economy.entries where account > 0 group by account) n
 where n.account = a.account;

create unique index entries_place on economy.entries (account, place) where place is not null;
