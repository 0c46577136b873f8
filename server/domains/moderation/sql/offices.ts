import { type Selectable, sql } from 'kysely';
import type { PlaceOffice } from '../../../../contract/domains/moderation/office-limits.ts';
import { moveActor } from '../../../platform/cache/actor-tag.ts';
import type { Ctx, Db, ReadDb } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type OfficeRow = Selectable<DB['moderation.offices']> & { office: PlaceOffice };

type Writing = Pick<Ctx, 'db' | 'stale'>;

export type NewOffice = Pick<OfficeRow, 'uid' | 'office' | 'place' | 'country_fid' | 'by_uid' | 'at'>;

/** False where they hold it already. */
export async function insertOffice(ctx: Writing, row: NewOffice): Promise<boolean> {
  moveActor(ctx, row.uid);
  const inserted = await ctx.db
    .insertInto('moderation.offices')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['uid', 'office', 'place', 'country_fid']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** An office by its number, locked until the transaction ends. */
export const lockOffice = async (db: Db, id: number): Promise<OfficeRow | undefined> =>
  (await db.selectFrom('moderation.offices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as
    | OfficeRow
    | undefined;

export async function endOfficeRow(
  ctx: Writing,
  { id, uid }: Pick<OfficeRow, 'id' | 'uid'>,
  ended: { ended_at: Date; ended_by: number },
): Promise<void> {
  moveActor(ctx, uid);
  await ctx.db.updateTable('moderation.offices').set(ended).where('id', '=', id).execute();
}

/** The places that a member looks after. */
export async function officesOf(db: Db, uid: number, most: number): Promise<OfficeRow[]> {
  const { rows } = await sql<OfficeRow>`
    select * from moderation.offices where uid = ${uid} and ended_at is null order by id limit ${most}`.execute(db);
  return rows;
}

/** Who holds offices of a kind, the newest first, from below a number. */
export async function findOffices(db: Db, office: PlaceOffice, below: number, limit: number): Promise<OfficeRow[]> {
  const { rows } = await sql<OfficeRow>`
    select * from moderation.offices where office = ${office} and ended_at is null and id < ${below}
     order by id desc limit ${limit}`.execute(db);
  return rows;
}

export type OwnOffice = Pick<OfficeRow, 'id' | 'office' | 'place' | 'country_fid' | 'at' | 'ended_at'>;

/** A member's offices, also those of before. */
export async function ownOffices(db: ReadDb, uid: number, after: number, most: number): Promise<OwnOffice[]> {
  const { rows } = await sql<OwnOffice>`
    select id, office, place, country_fid, at, ended_at from moderation.offices
     where uid = ${uid} and id > ${after} order by id limit ${most}`.execute(db);
  return rows;
}

export async function dropOffices(ctx: Writing, uid: number): Promise<void> {
  moveActor(ctx, uid);
  await ctx.db.deleteFrom('moderation.offices').where('uid', '=', uid).execute();
}
