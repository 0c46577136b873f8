import { moveActor } from '../../../platform/cache/actor-tag.ts';
import type { Ctx, Db, ReadDb } from '../../../platform/context.ts';
import type { MemberRow } from './members.ts';

const columns = [
  'uid',
  'username',
  'email',
  'email_verified_at',
  'credits',
  'cityname',
  'gps_nationality',
  'renamed_at',
  'created_at',
] as const;

export type OwnAccountRow = Pick<MemberRow, (typeof columns)[number]>;

export const findOwnAccount = (db: ReadDb, uid: number): Promise<OwnAccountRow | undefined> =>
  db.selectFrom('accounts.members').select(columns).where('uid', '=', uid).executeTakeFirst();

/** The same, and nobody else changes it until the transaction ends. */
export const lockAccountRow = (db: Db, uid: number): Promise<OwnAccountRow | undefined> =>
  db.selectFrom('accounts.members').select(columns).where('uid', '=', uid).forNoKeyUpdate().executeTakeFirst();

export async function setUsername(
  ctx: Pick<Ctx, 'db' | 'stale' | 'now'>,
  uid: number,
  username: string,
): Promise<void> {
  moveActor(ctx, uid);
  await ctx.db.updateTable('accounts.members').set({ username, renamed_at: ctx.now }).where('uid', '=', uid).execute();
}
