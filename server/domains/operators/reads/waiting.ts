import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { CountWaiting } from '../../../platform/domain.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { ConsoleDeps } from './deps.ts';

/** What waits for a moderator where they moderate, counted as an operator's overview is. */
export const waiting =
  ({ waitingForModerator }: ConsoleDeps) =>
  (ctx: MemberCtx): Promise<DataOf<Calls['operators.waiting']>> =>
    countsOf(ctx, waitingForModerator);

type Counters = Readonly<Record<string, CountWaiting>>;

/** How much of each waits for whoever asks. */
export async function countsOf(ctx: MemberCtx, counters: Counters): Promise<Record<string, number>> {
  const needs = await needsOf(ctx, counters);
  return Object.fromEntries(needs.map(({ name, count }) => [name, count]));
}

/** What of each waits for whoever asks: counted to a hundred, so that it costs the same on a bad day. */
export async function needsOf(
  { db, actor, now }: MemberCtx,
  counters: Counters,
): Promise<(Needs & { name: string })[]> {
  const needs: (Needs & { name: string })[] = [];
  for (const [name, count] of Object.entries(counters))
    needs.push({ name, ...(await count(db, actor, { now, most: operatorLimits.countedTo })) });
  return needs;
}
