import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { answerAppeal as answer } from '../../moderation/index.ts';

type Call = Calls['operators.answer-appeal'];

/** Answers an appeal; the first of two operators decides. */
export async function answerAppeal(ctx: MemberCtx, { id, verdict, reason }: InputOf<Call>): Promise<DataOf<Call>> {
  const outcome = await answer(ctx, { id, lift: verdict === 'lift', reason });
  if (outcome === 'unknown') refuse('operators.unknown_appeal');
  if (outcome === 'answered-before') refuse('operators.appeal_answered');
  if (outcome === 'over') refuse('operators.appeal_over');
  return {};
}
