import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { CountWaiting } from '../../../platform/domain.ts';
import type { ConsoleDeps } from './deps.ts';

/** What waits for a moderator where they moderate, counted as an operator's overview is. */
export const waiting =
  ({ waitingForModerator }: ConsoleDeps) =>
  (ctx: MemberCtx): Promise<DataOf<Calls['operators.waiting']>> =>
    countsOf(ctx, waitingForModerator);

/** How much of each waits for whoever asks. */
export async function countsOf(
  { db, actor, now }: MemberCtx,
  counters: Readonly<Record<string, CountWaiting>>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, count] of Object.entries(counters))
    counts[name] = await count(db, actor, { now, most: operatorLimits.countedTo });
  return counts;
}
