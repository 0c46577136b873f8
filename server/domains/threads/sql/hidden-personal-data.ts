import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** A hidden part of a member's own thread. */
export interface OwnHidden {
  tid: number;
  opens: string;
  xgold: number;
  level: number;
  words: string;
}

/** What a member paid for. */
export interface OwnPurchase {
  tid: number;
  xgold: number;
  bought_at: Date;
  refunded_at: Date | null;
}

interface Batch {
  uid: number;
  most: number;
}

/** Hidden parts of a member's threads, by thread. */
export async function ownHiddenParts(db: Db, { uid, most, after }: Batch & { after: number }): Promise<OwnHidden[]> {
  const { rows } = await sql<OwnHidden>`
    select h.tid, h.opens, h.xgold, h.level, h.words
      from threads.threads t join threads.hidden_parts h on h.tid = t.tid
     where t.authorid = ${uid} and t.tid > ${after} and t.deleted_at is null order by t.tid limit ${most}`.execute(db);
  return rows;
}

/** What a member paid, by thread. */
export async function ownPurchases(db: Db, { uid, most, after }: Batch & { after: number }): Promise<OwnPurchase[]> {
  const { rows } = await sql<OwnPurchase>`
    select tid, xgold, bought_at, refunded_at from threads.hidden_sales
     where uid = ${uid} and tid > ${after} order by tid limit ${most}`.execute(db);
  return rows;
}
