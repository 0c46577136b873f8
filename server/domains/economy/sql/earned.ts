import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { together } from '../../../platform/db/together.ts';

/** What is counted by itself: what something earned an account in a period. */
interface Counted {
  account: number;
  reason: string;
  period: string;
}

const columns = (asked: readonly Counted[]) =>
  sql`unnest(${asked.map(({ account }) => account)}::bigint[], ${asked.map(({ reason }) => reason)}::text[],
             ${asked.map(({ period }) => period)}::text[]) as v (account, reason, period)`;

/**
 * How often something has earned in a period; nobody else counts there until the transaction ends. Of those who ask
 * together no two ask for the same.
 */
export const lockEarned = together<Counted, number>({ place: 50, writes: true }, async (db, asked) => {
  const { rows } = await sql<Counted & { times: number }>`
    insert into economy.earned (account, reason, period) select * from ${columns(asked)} order by 1, 2, 3
    on conflict (account, reason, period) do update set times = earned.times
    returning account, reason, period, times`.execute(db);
  const times = new Map(rows.map((row) => [nameOf(row), row.times]));
  return asked.map((one) => times.get(nameOf(one))!);
});

const nameOf = ({ account, reason, period }: Counted): string => `${account}:${reason}:${period}`;

export const countEarned = together<Counted, void>({ place: 75, writes: true }, async (db, asked) => {
  await sql`
    update economy.earned e set times = times + 1 from ${columns(asked)}
    where e.account = v.account and e.reason = v.reason and e.period = v.period`.execute(db);
  return asked.map(() => undefined);
});

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
