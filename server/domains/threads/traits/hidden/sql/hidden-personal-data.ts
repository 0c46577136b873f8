import { sql } from 'kysely';
import type { ReadDb } from '../../../../../platform/context.ts';

/** A hidden part of a member's own thread. */
export interface OwnHidden {
  tid: number;
  opens: string;
  xgold: number;
  level: number;
  words: string;
}

/** A version of it that somebody paid for. */
export interface OwnSold {
  tid: number;
  digest: string;
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
export async function ownHiddenParts(
  db: ReadDb,
  { uid, most, after }: Batch & { after: number },
): Promise<OwnHidden[]> {
  const { rows } = await sql<OwnHidden>`
    select h.tid, h.opens, h.xgold, h.level, h.words
      from threads.threads t join threads.hidden_parts h on h.tid = t.tid
     where t.authorid = ${uid} and t.tid > ${after} and t.deleted_at is null order by t.tid limit ${most}`.execute(db);
  return rows;
}

/** Versions of a member's hidden parts that were sold, by thread. */
export async function ownSold(
  db: ReadDb,
  { uid, most, after }: Batch & { after: OwnSold | undefined },
): Promise<OwnSold[]> {
  const { rows } = await sql<OwnSold>`
    select v.tid, encode(v.digest, 'hex') as digest, v.words
      from threads.threads t join threads.hidden_sold v on v.tid = t.tid
     where t.authorid = ${uid} and t.deleted_at is null and t.tid >= ${after?.tid ?? 0}
       and (v.tid, v.digest) > (${after?.tid ?? 0}, decode(${after?.digest ?? ''}, 'hex'))
     order by v.tid, v.digest limit ${most}`.execute(db);
  return rows;
}

/** What a member paid, by thread. */
export async function ownPurchases(
  db: ReadDb,
  { uid, most, after }: Batch & { after: number },
): Promise<OwnPurchase[]> {
  const { rows } = await sql<OwnPurchase>`
    select tid, xgold, bought_at, refunded_at from threads.hidden_sales
     where uid = ${uid} and tid > ${after} order by tid limit ${most}`.execute(db);
  return rows;
}
