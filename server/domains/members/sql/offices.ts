import { sql } from 'kysely';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { moveActor } from '../../../platform/cache/actor-tag.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import type { MemberRow } from './members.ts';

/** Locks all who hold an office of this kind, in one order: of two operators who leave at once one is the last. */
export const lockOffice = (db: Db, groupid: number): Promise<{ uid: number }[]> =>
  db
    .selectFrom('accounts.members')
    .select('uid')
    .where('groupid', '=', groupid)
    .where('groupid', '<=', 3)
    .orderBy('uid')
    .forUpdate()
    .execute();

export const lockMemberRow = (
  db: Db,
  uid: number,
): Promise<Pick<MemberRow, 'groupid' | 'level_groupid' | 'is_creator' | 'certified' | 'country_fid'> | undefined> =>
  db
    .selectFrom('accounts.members')
    .select(['groupid', 'level_groupid', 'is_creator', 'certified', 'country_fid'])
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();

export async function updateOffice(
  ctx: Pick<Ctx, 'db' | 'stale'>,
  uid: number,
  row: Pick<MemberRow, 'groupid' | 'level_groupid' | 'is_creator' | 'certified'>,
): Promise<void> {
  moveActor(ctx, uid);
  await ctx.db.updateTable('accounts.members').set(row).where('uid', '=', uid).execute();
}

/** Whether a member is the only operator of the site. */
export async function isOnlyOperator(db: Db, uid: number): Promise<boolean> {
  const rows = await db
    .selectFrom('accounts.members')
    .select('uid')
    .where('groupid', '=', operatorGroup)
    .where('groupid', '<=', 3)
    .limit(2)
    .execute();
  return rows.length === 1 && rows[0]!.uid === uid;
}

export interface OfficeHolder {
  uid: number;
  groupid: number;
  country_fid: number;
}

/** Who holds an office over a country, by rank, after a place of the list. */
export async function officeHolders(
  db: Db,
  after: Pick<OfficeHolder, 'groupid' | 'uid'>,
  limit: number,
): Promise<OfficeHolder[]> {
  const { rows } = await sql<OfficeHolder>`
    select uid, groupid, country_fid from accounts.members
     where groupid <= 3 and (groupid, uid) > (${after.groupid}, ${after.uid})
     order by groupid, uid limit ${limit}`.execute(db);
  return rows;
}

/** Who moderates each of these countries, and who does in all of them. */
export async function moderatorsOf(db: Db, countryFids: readonly number[]): Promise<OfficeHolder[]> {
  if (countryFids.length === 0) return [];
  const { rows } = await sql<OfficeHolder>`
    select uid, groupid, country_fid from accounts.members
     where groupid <= 3 and groupid <> ${operatorGroup} and country_fid = any(${[...countryFids, globalFid]}::int[])`.execute(
    db,
  );
  return rows;
}
