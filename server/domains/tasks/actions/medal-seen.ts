import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMedalKind, seeMedal } from '../../profiles/index.ts';

type Call = (typeof tasksCalls)['tasks.medal-seen'];

/** The member was congratulated on a medal; it is worn where they say so and a place is free. */
export async function medalSeen(ctx: MemberCtx, { medalid, wear: wears }: InputOf<Call>): Promise<DataOf<Call>> {
  const kind = (await findMedalKind(ctx.db, medalid)) ?? refuse('tasks.medal_not_yours');
  const place = await seeMedal(ctx, kind.key, wears === 1);
  return { medalid, wear: place ?? refuse('tasks.medal_not_yours') };
}
