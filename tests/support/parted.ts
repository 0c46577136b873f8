import type { CallSpec } from '../../contract/call.ts';
import type { Ctx } from '../../server/platform/context.ts';
import { type PartedRead, sharedFor } from '../../server/platform/reading/parted.ts';

/** Reads both parts of an answer for one reader, from whom nobody is hidden, and counts it. */
export async function askBoth<S extends CallSpec>(
  { shared, own, count }: PartedRead<S>,
  ctx: Ctx,
  input: Parameters<PartedRead<S>['shared']>[1],
) {
  const { answer, facts } = await shared(sharedFor(ctx, new Map()), input);
  const ofReader = await own(ctx as Parameters<PartedRead<S>['own']>[0], facts, input);
  count?.(ctx, () => facts, input);
  return { answer, own: ofReader };
}
