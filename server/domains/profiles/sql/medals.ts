import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** What grants a medal: by hand, a rule, the store, a task. */
export type MedalWay = 'given' | 'rule' | 'store' | 'task';

export interface MedalGrant {
  how: MedalWay;
  /** The span in which a rule was met. */
  period?: string;
  /** Who did what earned it. */
  cause?: number | undefined;
}

export interface MedalRow {
  medal: string;
  granted_at: Date;
  seen_at: Date | null;
  worn: number | null;
  how: MedalWay;
  cause: number | null;
}

/** A medal that a member has by now. */
export interface Held {
  uid: number;
  medal: string;
}

/** True when the member hasn't got it yet; a rule grants none again that operators took. */
export async function insertMedal(
  db: Db,
  { uid, medal, how, period, cause }: Held & MedalGrant,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('profiles.medals')
    .values({ uid, medal, granted_at: now, how, period: period ?? null, cause: cause ?? null })
    .onConflict((conflict) => {
      const again = { ...{ granted_at: now, how, taken_at: null, seen_at: null }, period: null, cause: null };
      const same = conflict.columns(['uid', 'medal']);
      return how === 'rule'
        ? same.doNothing()
        : same.doUpdateSet(again).where('profiles.medals.taken_at', 'is not', null);
    })
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that operators took a medal, so that no rule grants it again; false where the member has none. */
export async function setMedalTaken(db: Db, uid: number, medal: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update profiles.medals set taken_at = ${now}::timestamptz, worn = null
     where uid = ${uid} and medal = ${medal} and taken_at is null returning uid`.execute(db);
  return rows.length > 0;
}

/** Takes a medal away, however it was granted; false where the member has none. */
export async function deleteMedal(db: Db, uid: number, medal: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('profiles.medals')
    .where('uid', '=', uid)
    .where('medal', '=', medal)
    .where('taken_at', 'is', null)
    .returning('uid')
    .execute();
  return rows.length > 0;
}

/** Takes a medal away that a rule has granted for a span; false where it was granted otherwise. */
export async function deleteByRule(db: Db, uid: number, medal: string, period: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('profiles.medals')
    .where('uid', '=', uid)
    .where('medal', '=', medal)
    .where('how', '=', 'rule')
    .where('period', '=', period)
    .where('taken_at', 'is', null)
    .returning('uid')
    .execute();
  return rows.length > 0;
}

/** Which of these medals their members have already, or had until operators took them, in one query. */
export async function hadAmong(db: Db, wanted: readonly Held[]): Promise<Held[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<Held>`
    select m.uid, m.medal
      from unnest(${wanted.map(({ uid }) => uid)}::bigint[], ${wanted.map(({ medal }) => medal)}::text[]) as w (uid, medal)
      join profiles.medals m on m.uid = w.uid and m.medal = w.medal`.execute(db);
  return rows;
}

/** A member's medals: those that are worn in their order, then the last one first. */
export async function medalsGranted(db: Db, uid: number, limit: number): Promise<MedalRow[]> {
  const { rows } = await sql<MedalRow>`
    select medal, granted_at, seen_at, worn, how, cause from profiles.medals
     where uid = ${uid} and taken_at is null
     order by worn nulls last, granted_at desc, medal limit ${limit}`.execute(db);
  return rows;
}

/** Marks a medal as one that its owner was congratulated on; false where they don't have it. */
export async function setMedalSeen(db: Db, uid: number, medal: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update profiles.medals set seen_at = coalesce(seen_at, ${now}::timestamptz)
     where uid = ${uid} and medal = ${medal} and taken_at is null returning uid`.execute(db);
  return rows.length > 0;
}

/** Has one member's medals changed by one transaction after the other. */
export const lockMedals = async (db: Db, uid: number): Promise<void> => {
  await sql`select medal from profiles.medals where uid = ${uid} order by medal for update`.execute(db);
};

/** Wears these of a member's medals, in their order, and no other. */
export async function setWorn(db: Db, uid: number, medals: readonly string[]): Promise<void> {
  await sql`
    update profiles.medals m set worn = array_position(${medals}::text[], m.medal)
     where uid = ${uid} and worn is distinct from array_position(${medals}::text[], m.medal)`.execute(db);
}
