import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** A gift whose money is on hold. */
export interface WaitingGift {
  /** The hold's number. */
  hold: number;
  tid: number;
  /** The post that was rewarded; 0 for what the thread sells as a whole. */
  pid: number;
  uid: number;
  authorid: number;
  xgold: number;
}

const columns = sql.raw('hold, tid, pid, uid, authorid, xgold');

export async function insertWaiting(db: Db, row: WaitingGift & { due_at: Date }): Promise<void> {
  await db.insertInto('threads.waiting_gifts').values(row).execute();
}

/** Gifts that are to be judged, the first first. */
export async function dueGifts(db: Db, now: Date, most: number): Promise<WaitingGift[]> {
  const { rows } = await sql<WaitingGift>`
    select ${columns} from threads.waiting_gifts
     where due_at <= ${now} order by due_at, hold limit ${most}`.execute(db);
  return rows;
}

/** Gifts by the numbers of their holds; those that wait no longer are left out. */
export async function giftsOfHolds(db: Db, holds: readonly number[]): Promise<WaitingGift[]> {
  const { rows } = await sql<WaitingGift>`
    select ${columns} from threads.waiting_gifts where hold = any(${holds}::bigint[]) order by hold`.execute(db);
  return rows;
}

/** Rewards that wait for a post, or for any of a thread. */
export async function waitingRewards(
  db: Db,
  { tid, pid, most }: { tid: number; pid?: number | undefined; most: number },
): Promise<WaitingGift[]> {
  const { rows } = await sql<WaitingGift>`
    select ${columns} from threads.waiting_gifts
     where tid = ${tid} and ${pid === undefined ? sql`pid > 0` : sql`pid = ${pid}`} order by hold limit ${most}`.execute(
    db,
  );
  return rows;
}

/** Those of some threads for which rewards wait. */
export async function threadsWithWaiting(db: Db, tids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ tid: number }>`
    select distinct tid from threads.waiting_gifts where tid = any(${tids}::bigint[]) and pid > 0`.execute(db);
  return new Set(rows.map(({ tid }) => tid));
}

/** Ends a gift's waiting: false where somebody else did, for whom this one waits. */
export async function takeWaiting(db: Db, { tid, hold }: Pick<WaitingGift, 'tid' | 'hold'>): Promise<boolean> {
  const { rows } = await sql<{ hold: number }>`
    delete from threads.waiting_gifts where tid = ${tid} and hold = ${hold} returning hold`.execute(db);
  return rows.length > 0;
}

/** The same by what a member bought of a thread: the number of the hold. */
export async function takeWaitingSale(db: Db, { tid, uid }: { tid: number; uid: number }): Promise<number | undefined> {
  const { rows } = await sql<{ hold: number }>`
    delete from threads.waiting_gifts where tid = ${tid} and pid = 0 and uid = ${uid} returning hold`.execute(db);
  return rows[0]?.hold;
}

/** Whether what a member paid for what a thread sells waits. */
export async function isWaiting(db: Db, { tid, uid }: { tid: number; uid: number }): Promise<boolean> {
  const { rows } = await sql<{ hold: number }>`
    select hold from threads.waiting_gifts where tid = ${tid} and pid = 0 and uid = ${uid}`.execute(db);
  return rows.length > 0;
}

/** Judges a gift again later. */
export async function postpone(db: Db, { tid, hold }: Pick<WaitingGift, 'tid' | 'hold'>, until: Date): Promise<void> {
  await sql`update threads.waiting_gifts set due_at = ${until} where tid = ${tid} and hold = ${hold}`.execute(db);
}
