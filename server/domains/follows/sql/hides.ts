import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { afterPlaceRising } from '../../../platform/db/after-place.ts';
import { together } from '../../../platform/db/together.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

/** 1 muted, 2 blocked. */
export type HideKind = 1 | 2;

/** Whom a member hides, and who has blocked the member (kind 3). */
export async function hidesAround(
  db: Db,
  uid: number,
  most: { own: number; others: number },
): Promise<{ uid: number; kind: HideKind | 3 }[]> {
  const { rows } = await sql<{ uid: number; kind: HideKind | 3 }>`
    (select hidden_uid as uid, kind from follows.hides where uid = ${uid} limit ${most.own})
    union all
    (select uid, 3::smallint as kind from follows.hides
      where hidden_uid = ${uid} and kind = 2 order by created_at desc, uid limit ${most.others})`.execute(db);
  return rows;
}

const blockedPairs = together<{ uid: number; others: readonly number[] }, number[]>(
  { place: 5, writes: false },
  async (db, asked) => {
    const pairs = asked.flatMap(({ uid, others }, n) => others.map((other) => ({ n, uid, other })));
    const column = (name: 'n' | 'uid' | 'other') => pairs.map((pair) => pair[name]);
    const { rows } = await sql<{ n: number; other: number }>`
      select a.n, a.other
        from unnest(${column('n')}::int[], ${column('uid')}::bigint[], ${column('other')}::bigint[]) as a (n, uid, other)
       where exists (select from follows.hides h where h.uid = a.uid and h.hidden_uid = a.other and h.kind = 2)
          or exists (select from follows.hides h where h.uid = a.other and h.hidden_uid = a.uid and h.kind = 2)
    `.execute(db);
    const blocked = Map.groupBy(rows, (row) => row.n);
    return asked.map((_, n) => [...new Set(blocked.get(n)?.map((row) => row.other))]);
  },
);

/** Those among some members whom `uid` has blocked, or who have blocked `uid`. */
export const blockedAmong = (db: Db, uid: number, others: readonly number[]): Promise<number[]> =>
  blockedPairs(db, { uid, others });

/** Of pairs of members those in which the second is hidden from the first: muted, or blocked by either. */
export async function hiddenPairs(
  db: Db,
  uids: readonly number[],
  others: readonly number[],
): Promise<{ uid: number; hiddenUid: number }[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number; hiddenUid: number }>`
    select p.uid, p.other as "hiddenUid"
      from (select distinct uid, other from unnest(${uids}::bigint[], ${others}::bigint[]) as u (uid, other)) p
     where exists (select from follows.hides h where h.uid = p.uid and h.hidden_uid = p.other)
        or exists (select from follows.hides h where h.uid = p.other and h.hidden_uid = p.uid and h.kind = 2)
  `.execute(db);
  return rows;
}

export async function findHide(db: Db, uid: number, hiddenUid: number): Promise<HideKind | undefined> {
  const { rows } = await sql<{ kind: HideKind }>`
    select kind from follows.hides where uid = ${uid} and hidden_uid = ${hiddenUid}`.execute(db);
  return rows[0]?.kind;
}

/** Whether a member has blocked another. */
export const hasBlocked = async (db: Db, uid: number, other: number): Promise<boolean> =>
  (await findHide(db, uid, other)) === 2;

/** Whom a member hides grows by one after the other until the transaction ends, so that the number of them holds. */
export async function lockHides(db: Db, uid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`follows hides ${uid}`}, 0))`.execute(db);
}

/** How many members one hides, counted no further than needed. */
export async function countHides(db: Db, uid: number, most: number): Promise<number> {
  const { rows } = await sql<{ hidden: number }>`
    select count(*)::int as hidden
      from (select 1 from follows.hides where uid = ${uid} limit ${most}) h`.execute(db);
  return rows[0]!.hidden;
}

/** Hides a member; of muting and blocking the later one stands. */
export async function putHide(db: Db, uid: number, hiddenUid: number, kind: HideKind, now: Date): Promise<void> {
  await sql`
    insert into follows.hides (uid, hidden_uid, kind, created_at) values (${uid}, ${hiddenUid}, ${kind}, ${now})
    on conflict (uid, hidden_uid) do update set kind = excluded.kind, created_at = excluded.created_at`.execute(db);
}

export async function deleteHide(db: Db, uid: number, hiddenUid: number): Promise<void> {
  await db.deleteFrom('follows.hides').where('uid', '=', uid).where('hidden_uid', '=', hiddenUid).execute();
}

/** Whom a member has muted, or blocked, the newest first. */
export async function hiddenPage(
  db: Db,
  uid: number,
  kind: HideKind,
  limit: number,
  after: TimeKey | undefined,
): Promise<TimeKey[]> {
  const { rows } = await sql<{ uid: number; at: Date }>`
    select hidden_uid as uid, created_at as at from follows.hides
     where uid = ${uid} and kind = ${kind} ${afterPlaceRising(after, 'created_at', 'hidden_uid')}
     order by created_at desc, hidden_uid limit ${limit}`.execute(db);
  return rows.map((row) => ({ at: row.at, id: row.uid }));
}
