import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { behind } from '../../../platform/db/behind.ts';
import type { TimeKey } from '../../../platform/keyset.ts';
import type { GivenOn } from '../rules/reward.ts';

export interface NewReward {
  tid: number;
  uid: number;
  pid: number;
  authorid: number;
  xgold: number;
  now: Date;
}

/** What a member gave on their last day, and nobody else gives in their name until the transaction ends. */
export async function lockGiven(db: Db, uid: number): Promise<GivenOn | undefined> {
  await sql`
    insert into threads.reward_days (uid, day, given) values (${uid}, '2000-01-01', 0)
    on conflict (uid) do nothing`.execute(db);
  const { rows } = await sql<GivenOn>`
    select reward_days.day::text as day, given from threads.reward_days where uid = ${uid} for no key update`.execute(
    db,
  );
  return rows[0];
}

export async function setGiven(db: Db, uid: number, { day, given }: GivenOn): Promise<void> {
  await sql`
    update threads.reward_days set day = ${day}::date, given = ${given} where uid = ${uid}`.execute(db);
}

/** Writes that a member rewards a thread; false where they did before. */
export async function insertReward(db: Db, { tid, uid, pid, authorid, xgold, now }: NewReward): Promise<boolean> {
  const { rows } = await sql`
    insert into threads.rewards (tid, uid, pid, authorid, xgold, created_at)
    values (${tid}, ${uid}, ${pid}, ${authorid}, ${xgold}, ${now})
    on conflict (tid, uid) do nothing
    returning tid`.execute(db);
  return rows.length > 0;
}

/** What a post got by rewards. */
export interface Rewarded {
  num: number;
  xgold: number;
}

/** Counts a reward with its post; undefined where that was deleted meanwhile. */
export async function countReward(
  db: Db,
  { tid, pid, xgold }: Pick<NewReward, 'tid' | 'pid' | 'xgold'>,
): Promise<Rewarded | undefined> {
  const { rows } = await sql<{ rewards: number; reward_xgold: number }>`
    update threads.posts set rewards = rewards + 1, reward_xgold = reward_xgold + ${xgold}
     where tid = ${tid} and pid = ${pid} and status = 1
    returning rewards, reward_xgold`.execute(db);
  const [row] = rows;
  return row && { num: row.rewards, xgold: row.reward_xgold };
}

/** Whether a member has rewarded one of a thread's posts. */
export async function hasRewarded(db: Db, tid: number, uid: number): Promise<boolean> {
  const { rows } = await sql`select from threads.rewards where tid = ${tid} and uid = ${uid}`.execute(db);
  return rows.length > 0;
}

export interface Giver {
  uid: number;
  xgold: number;
  created_at: Date;
}

/** The first of those who rewarded a post. */
export async function firstGivers(db: Db, { tid, pid }: { tid: number; pid: number }, most: number): Promise<Giver[]> {
  const { rows } = await sql<Giver>`
    select uid, xgold, created_at from threads.rewards
     where tid = ${tid} and pid = ${pid} order by created_at, uid limit ${most}`.execute(db);
  return rows;
}

export interface OwnReward {
  tid: number;
  pid: number;
  xgold: number;
  created_at: Date;
}

/** What a member gave, newest first. */
export async function ownRewards(
  db: Db,
  { uid, after, most }: { uid: number; after: TimeKey | undefined; most: number },
): Promise<OwnReward[]> {
  const { rows } = await sql<OwnReward>`
    select tid, pid, xgold, created_at from threads.rewards
    where uid = ${uid} ${behind(after, 'created_at', 'tid')}
    order by created_at desc, tid desc limit ${most}`.execute(db);
  return rows;
}

/** Forgets on which day a member gave last. */
export async function dropGiven(db: Db, uid: number): Promise<void> {
  await sql`delete from threads.reward_days where uid = ${uid}`.execute(db);
}
