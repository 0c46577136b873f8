import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { moveActor } from '../../../platform/cache/actor-tag.ts';
import type { Ctx, Db, ReadDb } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type MemberRow = Selectable<DB['accounts.members']>;
export type NewMemberRow = Insertable<DB['accounts.members']>;

/** What log-in and actors are made of; everything but the password. */
const identity = [
  'uid',
  'username',
  'country_fid',
  'groupid',
  'level_groupid',
  'is_creator',
  'email_verified_at',
  'phone_verified_at',
  'of_age_at',
  'consent_at',
  'avatar_aid',
] as const;
export type Identity = Pick<MemberRow, (typeof identity)[number]>;

const card = [
  'uid',
  'username',
  'country_fid',
  'groupid',
  'level_groupid',
  'is_creator',
  'sightml',
  'avatar_aid',
  'nationality',
  'phonetype',
  'certified',
  'dec_goods_id',
  'dec_url',
  'dec_position',
] as const;
export type CardRow = Pick<MemberRow, (typeof card)[number]>;

export async function insertMember(db: Db, row: NewMemberRow): Promise<number> {
  const { uid } = await db.insertInto('accounts.members').values(row).returning('uid').executeTakeFirstOrThrow();
  return uid;
}

export const findIdentity = (db: Db, uid: number): Promise<Identity | undefined> =>
  db.selectFrom('accounts.members').select(identity).where('uid', '=', uid).executeTakeFirst();

/** The same with the password; neither it nor anything else of the member changes until the transaction ends. */
export const lockEntrant = (tx: Db, uid: number): Promise<(Identity & { password_hash: string }) | undefined> =>
  tx
    .selectFrom('accounts.members')
    .select([...identity, 'password_hash'])
    .where('uid', '=', uid)
    .forShare()
    .executeTakeFirst();

/** Locks a member: others who take this lock wait, and so does every log-in. */
export async function lockMember(tx: Db, uid: number): Promise<void> {
  await tx.selectFrom('accounts.members').select('uid').where('uid', '=', uid).forNoKeyUpdate().execute();
}

export const findCards = (db: ReadDb, uids: readonly number[]): Promise<CardRow[]> =>
  db.selectFrom('accounts.members').select(card).where('uid', '=', sql<number>`any(${uids}::bigint[])`).execute();

/** The next members by their uids, former ones left out. */
export const namesFrom = (
  db: Db,
  uid: number,
  limit: number,
): Promise<{ uid: number; username: string; country_fid: number }[]> =>
  db
    .selectFrom('accounts.members')
    .select(['uid', 'username', 'country_fid'])
    .where('uid', '>=', uid)
    .where('username', '<>', '')
    .orderBy('uid')
    .limit(limit)
    .execute();

/** Passwords of several members at once, as one name may be meant by several. */
export const findPasswords = (db: Db, uids: readonly number[]): Promise<{ uid: number; password_hash: string }[]> =>
  db
    .selectFrom('accounts.members')
    .select(['uid', 'password_hash'])
    .where('uid', '=', sql<number>`any(${uids}::bigint[])`)
    .orderBy('uid')
    .execute();

export async function updateMember(
  ctx: Pick<Ctx, 'db' | 'stale'>,
  uid: number,
  values: Updateable<DB['accounts.members']>,
): Promise<boolean> {
  moveActor(ctx, uid);
  const row = await ctx.db
    .updateTable('accounts.members')
    .set(values)
    .where('uid', '=', uid)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** The member's password as it is stored, with a lock on the member until the caller's transaction ends. */
export async function lockPassword(tx: Db, uid: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('accounts.members')
    .select('password_hash')
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  return row?.password_hash;
}
