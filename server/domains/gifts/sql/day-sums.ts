import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { GivenOn } from '../rules/reward.ts';

/** Where sums of a member's last day stand: what they gave in rewards, and what new accounts gave them. */
type DaySums = 'threads.reward_days' | 'threads.gift_days';

/** What stands for members, locked until the transaction ends; who has no row gets one. */
export async function lockSums(db: Db, table: DaySums, uids: readonly number[]): Promise<Map<number, GivenOn>> {
  const first = await lockDays(db, table, uids);
  const missing = uids.filter((uid) => !first.has(uid));
  if (missing.length === 0) return first;
  await sql`
    insert into ${sql.table(table)} (uid, day, given)
    select v.uid, '2000-01-01', 0 from unnest(${missing}::bigint[]) as v (uid) order by v.uid
    on conflict (uid) do nothing`.execute(db);
  return new Map([...first, ...(await lockDays(db, table, missing))]);
}

async function lockDays(db: Db, table: DaySums, uids: readonly number[]): Promise<Map<number, GivenOn>> {
  const { rows } = await sql<GivenOn & { uid: number }>`
    select s.uid, s.day::text as day, s.given from ${sql.table(table)} s
     where s.uid = any(${uids}::bigint[]) order by s.uid for no key update`.execute(db);
  return new Map(rows.map(({ uid, ...day }) => [uid, day]));
}

/** Writes sums of members whose rows are locked. */
export async function writeSums(db: Db, table: DaySums, sums: ReadonlyMap<number, GivenOn>): Promise<void> {
  const rows = [...sums].map(([uid, day]) => ({ uid, ...day }));
  await sql`
    update ${sql.table(table)} d set day = v.day, given = v.given
      from unnest(${rows.map(({ uid }) => uid)}::bigint[], ${rows.map(({ day }) => day)}::date[],
                  ${rows.map(({ given }) => given)}::int[]) as v (uid, day, given)
     where d.uid = v.uid`.execute(db);
}

/** Forgets on which day a member gave, or was given, last. */
export async function dropSums(db: Db, uid: number): Promise<void> {
  await sql`delete from threads.reward_days where uid = ${uid}`.execute(db);
  await sql`delete from threads.gift_days where uid = ${uid}`.execute(db);
}
