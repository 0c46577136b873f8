import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** How often something has earned in a period; nobody else counts there until the transaction ends. */
export async function lockEarned(db: Db, account: number, reason: string, period: string): Promise<number> {
  const { rows } = await sql<{ times: number }>`
    insert into economy.earned (account, reason, period) values (${account}, ${reason}, ${period})
    on conflict (account, reason, period) do update set times = earned.times
    returning times`.execute(db);
  return rows[0]!.times;
}

export async function countEarned(db: Db, account: number, reason: string, period: string): Promise<void> {
  await sql`
    update economy.earned set times = times + 1
    where account = ${account} and reason = ${reason} and period = ${period}`.execute(db);
}

/** What came to an account under an earning's key; 0 where nothing did, or where an operator has undone it. */
export async function earnedUnder(db: Db, key: string, account: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select e.amount from economy.keys k join economy.entries e on e.transfer = k.transfer and e.account = ${account}
     where k.key = ${key}
       and not exists (select from economy.keys r where r.key = 'reversed:' || k.transfer)`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** Drops the counts of days before one, which limit nothing any more. */
export async function dropEarnedBefore(db: Db, day: string): Promise<void> {
  await sql`delete from economy.earned where period <> 'ever' and period < ${day}`.execute(db);
}
