import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { voidHoldByHand } from '../../economy/index.ts';

type Call = Calls['operators.void-hold'];

/** Gives a hold back before its time is over. */
export async function voidHold(ctx: MemberCtx, { id, reason }: InputOf<Call>): Promise<DataOf<Call>> {
  await voidHoldByHand(ctx, id, reason);
  return {};
}
