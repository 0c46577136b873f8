import { type Insertable, type Selectable, sql } from 'kysely';
import { moveActor } from '../../../platform/cache/actor-tag.ts';
import type { Ctx, Db, ReadDb } from '../../../platform/context.ts';
import { together } from '../../../platform/db/together.ts';
import type { DB } from '../../../platform/db/types.ts';

export type SanctionRow = Selectable<DB['moderation.sanctions']>;
const inForceFields = ['id', 'uid', 'groupid', 'rule', 'reason', 'said', 'expires_at', 'by_uid'] as const;
export type SanctionInForce = Pick<SanctionRow, (typeof inForceFields)[number]>;

/** First half of the lock's key; the second is the member. */
const lockClass = 7_261_002;

/** What is decided about one member at the same moment is decided one after the other. */
export async function lockMember(db: Db, uid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClass}::int, ${uid % 2 ** 31}::int)`.execute(db);
}

const inForce = together<{ uids: readonly number[]; now: Date }, SanctionInForce[]>(
  { place: 4, writes: false },
  async (db, asked) => {
    const uids = [...new Set(asked.flatMap((one) => one.uids))];
    const rows = await db
      .selectFrom('moderation.sanctions')
      .select(inForceFields)
      .where('uid', '=', sql<number>`any(${uids}::bigint[])`)
      .where('lifted_at', 'is', null)
      .orderBy('groupid')
      .orderBy(sql`expires_at nulls last`)
      .execute();
    return asked.map(({ uids: own, now }) =>
      rows.filter(({ uid, expires_at }) => own.includes(uid) && (expires_at === null || expires_at > now)),
    );
  },
);

/** Sanctions of these members in force at a time, the strictest last. */
export const findInForce = (db: Db, uids: readonly number[], now: Date): Promise<SanctionInForce[]> =>
  inForce(db, { uids, now });

/** Sanctions in force against anybody, the newest first, from below an id. */
export const findNewestInForce = (db: ReadDb, now: Date, below: number, limit: number): Promise<SanctionRow[]> =>
  db
    .selectFrom('moderation.sanctions')
    .selectAll()
    .where('id', '<', below)
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Everything that stood against a member, the newest first. */
export const findOfMember = (db: Db, uid: number, limit: number): Promise<SanctionRow[]> =>
  db.selectFrom('moderation.sanctions').selectAll().where('uid', '=', uid).orderBy('id', 'desc').limit(limit).execute();

export const findByIds = (db: ReadDb, ids: readonly number[]): Promise<SanctionRow[]> =>
  db.selectFrom('moderation.sanctions').selectAll().where('id', '=', sql<number>`any(${ids}::bigint[])`).execute();

export async function insertSanction(
  ctx: Pick<Ctx, 'db' | 'stale'>,
  row: Omit<Insertable<DB['moderation.sanctions']>, 'id'>,
): Promise<void> {
  moveActor(ctx, row.uid);
  await ctx.db.insertInto('moderation.sanctions').values(row).execute();
}

/** Ends all that stand against a member, and returns them. What had run out by itself stays as it was. */
export async function liftAll(
  ctx: Pick<Ctx, 'db' | 'stale'>,
  uid: number,
  lifted: { at: Date; byUid: number; reason: string },
): Promise<SanctionInForce[]> {
  moveActor(ctx, uid);
  return ctx.db
    .updateTable('moderation.sanctions')
    .set({ lifted_at: lifted.at, lifted_by: lifted.byUid, lift_reason: lifted.reason })
    .where('uid', '=', uid)
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', lifted.at)]))
    .returning(inForceFields)
    .execute();
}
