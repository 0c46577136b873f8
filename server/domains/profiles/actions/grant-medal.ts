import type { Medal } from '../../../../contract/domains/profiles/medals.ts';
import type { Ctx } from '../../../platform/context.ts';
import { medalGranted } from '../events.ts';
import { deleteMedal, insertMedal } from '../sql/medals.ts';

/** Gives a member a medal; false, and nothing announced, where they have it already. */
export async function grantMedal(
  ctx: Pick<Ctx, 'db' | 'now' | 'emit' | 'stale'>,
  uid: number,
  medal: Medal,
): Promise<boolean> {
  if (!(await insertMedal(ctx.db, uid, medal, ctx.now))) return false;
  ctx.emit(medalGranted({ uid, medal }));
  ctx.stale(`u:${uid}`);
  return true;
}

/** Takes a medal back that was bought and refunded. */
export async function revokeMedal(ctx: Pick<Ctx, 'db' | 'stale'>, uid: number, medal: string): Promise<void> {
  await deleteMedal(ctx.db, uid, medal);
  ctx.stale(`u:${uid}`);
}
