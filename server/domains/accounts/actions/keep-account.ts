import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { deletionTakenBack } from '../events.ts';
import { takeDeletionBack } from '../sql/deletions.ts';

/** A member who logs in within the days of grace keeps the account; once its deletion has begun there is none. */
export async function keepAccount(ctx: Ctx, uid: number): Promise<void> {
  const outcome = await takeDeletionBack(ctx.db, uid);
  if (outcome === 'begun') refuse('accounts.account_not_exist');
  if (outcome === 'taken_back') ctx.emit(deletionTakenBack({ uid }));
}
