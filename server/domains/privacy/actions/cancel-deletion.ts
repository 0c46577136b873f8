import type { Ctx } from '../../../platform/context.ts';
import { deletionTakenBack } from '../events.ts';
import { takeDeletionBack } from '../sql/deletions.ts';

/** A log-in within the days of grace cancels the deletion: `ComeBack` of sign-in. */
export async function cancelDeletion(ctx: Pick<Ctx, 'db' | 'emit'>, uid: number): Promise<'stays' | 'begun'> {
  const outcome = await takeDeletionBack(ctx.db, uid);
  if (outcome === 'begun') return 'begun';
  if (outcome === 'taken_back') ctx.emit(deletionTakenBack({ uid }));
  return 'stays';
}
