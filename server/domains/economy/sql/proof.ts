import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** A stretch of numbers, both ends included; `null` is without end. */
export interface Stretch {
  from: number;
  to: number | null;
}

/** What must not be: what it is, and the number of the transfer or account. */
export interface Fault {
  what: string;
  id: number;
}

const shown = 100;

/** The next rows of a table: how many, and the number of the last, null where these are all. */
export interface Next {
  found: number;
  to: number | null;
}

/** The next so many transfers. */
export async function endOfTransfers(db: Db, from: number, count: number): Promise<Next> {
  const { rows } = await sql<{ last: number; found: number }>`
    select max(id) as last, count(*) as found
      from (select id from economy.transfers where id >= ${from} order by id limit ${count}) stretch`.execute(db);
  return nextOf(rows[0]!, count);
}

/** The next so many accounts. */
export async function endOfAccounts(db: Db, from: number, count: number): Promise<Next> {
  const { rows } = await sql<{ last: number; found: number }>`
    select max(account) as last, count(*) as found
      from (select account from economy.accounts where account >= ${from} order by account limit ${count}) stretch`.execute(
    db,
  );
  return nextOf(rows[0]!, count);
}

const nextOf = ({ last, found }: { last: number; found: number }, count: number): Next => ({
  found,
  to: found < count ? null : last,
});

const within = (column: string, { from, to }: Stretch) =>
  to === null ? sql`${sql.ref(column)} >= ${from}` : sql`${sql.ref(column)} between ${from} and ${to}`;

/** Transfers whose entries don't sum to zero in a currency. */
export async function unbalanced(db: Db, stretch: Stretch): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    select distinct 'entries that do not sum to zero' as what, transfer as id from (
      select transfer from economy.entries where ${within('transfer', stretch)}
       group by transfer, currency having sum(amount) <> 0) wrong
     limit ${shown}`.execute(db);
  return rows;
}

/** Transfers with more or fewer keys than one, or that move nothing, and entries, debts and keys of no transfer. */
export async function unkeyed(db: Db, stretch: Stretch): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    with transfers as (select id from economy.transfers where ${within('id', stretch)}),
         keys as (select transfer as id, count(*) as n from economy.keys where ${within('transfer', stretch)} group by 1),
         moved as (select transfer as id from economy.entries where ${within('transfer', stretch)}
                   union select transfer from economy.debts where ${within('transfer', stretch)})
    select what, id from (
      select 'a transfer without one key' as what, id from transfers left join keys using (id) where coalesce(n, 0) <> 1
      union all select 'a key without a transfer', id from keys where not exists (select from transfers t where t.id = keys.id)
      union all select 'a transfer that moves nothing', id from transfers where not exists (select from moved m where m.id = transfers.id)
      union all select 'entries without a transfer', id from moved where not exists (select from transfers t where t.id = moved.id)
    ) wrong limit ${shown}`.execute(db);
  return rows;
}

/** Members' accounts that hold something else than their entries, owe something else than their debts, or hold less than nothing. */
export async function wrongBalances(db: Db, stretch: Stretch): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    with accounts as (select account, balance, debt from economy.accounts where ${within('account', stretch)}),
         entries as (select account, sum(amount) as held from economy.entries where ${within('account', stretch)} group by 1),
         debts as (select account, sum(amount) as owed from economy.debts where ${within('account', stretch)} group by 1)
    select what, account as id from (
      select 'a balance that is not the sum of its entries' as what, account
        from accounts full join entries using (account) where coalesce(balance, 0) <> coalesce(held, 0)
      union all select 'a debt that is not the sum of its reasons', account
        from accounts full join debts using (account) where coalesce(debt, 0) <> coalesce(owed, 0)
      union all select 'a balance below zero', account from accounts where balance < 0
    ) wrong limit ${shown}`.execute(db);
  return rows;
}

/** Accounts whose entries don't follow each other place by place, each holding what the one before it held and its amount. */
export async function wrongPlaces(db: Db, stretch: Stretch): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    select distinct 'an entry that does not follow from the one before' as what, account as id from (
      select account, amount, place, held,
             lag(place, 1, 0::bigint) over own as before, lag(held, 1, 0::bigint) over own as had
        from economy.entries where ${within('account', stretch)} and account > 0 and place is not null
      window own as (partition by account order by place)) entries
     where place <> before + 1 or held <> had + amount
     limit ${shown}`.execute(db);
  return rows;
}

/** Accounts that earned twice for the same thing. */
export async function earnedTwice(db: Db, stretch: Stretch): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    select distinct 'the same thing earned twice' as what, account as id from (
      select e.account from economy.entries e join economy.transfers t on t.id = e.transfer
       where t.kind = 'earned' and e.amount > 0 and ${within('e.account', stretch)}
       group by e.account, t.reason, t.reference having count(*) > 1) twice
     limit ${shown}`.execute(db);
  return rows;
}

/** Money that is held without a hold or left without its end, and holds without their money. */
export async function wrongHolds(db: Db, held: readonly number[], stretch: Stretch): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    with moved as (select transfer, currency, amount from economy.entries
                    where account = any(${held}::bigint[]) and ${within('transfer', stretch)}),
         holds as (select transfer, currency, amount, ended_by from economy.holds where ${within('transfer', stretch)})
    select what, id from (
      select 'money held without a hold' as what, transfer as id from moved
       where amount > 0 and not exists (select from holds h where h.transfer = moved.transfer
                                         and h.currency = moved.currency and h.amount = moved.amount)
      union all select 'held money that left without its hold', transfer from moved
       where amount < 0 and not exists (select from economy.holds h where h.ended_by = moved.transfer
                                         and h.currency = moved.currency and h.amount = -moved.amount)
      union all select 'a hold without its money', transfer from holds
       where not exists (select from moved m where m.transfer = holds.transfer and m.amount = holds.amount)
      union all select 'an ended hold whose money is still held', transfer from holds
       where ended_by is not null
         and not exists (select from economy.entries e where e.account = any(${held}::bigint[])
                          and e.transfer = holds.ended_by and e.amount = -holds.amount)
    ) wrong limit ${shown}`.execute(db);
  return rows;
}
