import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { ClearingStep } from '../rules/clearing.ts';

export interface Holder {
  account: number;
  uid: number;
  balance: number;
}

interface Progress {
  last: number;
  done: boolean;
}

/** How far a step has come; no other run goes on with it until the transaction ends. */
export async function lockStep(db: Db, { year, days, zone }: ClearingStep): Promise<Progress> {
  await sql`
    insert into economy.clearing_steps (year, days, time_zone) values (${year}, ${days}, ${zone})
    on conflict (year, days, time_zone) do nothing`.execute(db);
  const { rows } = await sql<Progress>`
    select last_account as last, done from economy.clearing_steps
    where clearing_steps.year = ${year} and days = ${days} and time_zone = ${zone} for update`.execute(db);
  return rows[0]!;
}

export async function moveStep(db: Db, { year, days, zone }: ClearingStep, { last, done }: Progress): Promise<void> {
  await sql`
    update economy.clearing_steps set last_account = ${last}, done = ${done}
    where clearing_steps.year = ${year} and days = ${days} and time_zone = ${zone}`.execute(db);
}

/** Members who have XCoin, in the order of their accounts. */
export async function xcoinHolders(db: Db, after: number, most: number): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select account, uid, balance from economy.accounts
    where currency = 'xcoin' and balance > 0 and account > ${after} order by account limit ${most}`.execute(db);
  return rows;
}

/**
 * What is left of what an account held before a moment, where what was spent since came from that first. What undoes
 * something counts with it: given back, it is what it was before.
 */
export async function leftOfOld(db: Db, account: number, before: Date): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    with moved as (
      select case when t.kind in ('released', 'reversed') then t.reference::bigint else t.id end as id, e.amount
        from economy.entries e join economy.transfers t on t.id = e.transfer
       where e.account = ${account}),
    came_to as (select id, sum(amount) as amount from moved group by id)
    select coalesce(sum(came_to.amount), 0) as amount
      from came_to join economy.transfers t using (id)
     where t.at < ${before} or came_to.amount < 0`.execute(db);
  return Number(rows[0]!.amount);
}

/** Whether XCoin that was set aside before a moment still is: of one account, or of any. */
export async function isHeldSince(db: Db, before: Date, account?: number): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from economy.holds h join economy.transfers t on t.id = h.transfer
       where h.status = 'pending' and h.currency = 'xcoin' and t.at < ${before}
         ${account === undefined ? sql`` : sql`and h.account = ${account}`}) as held`.execute(db);
  return rows[0]!.held;
}
