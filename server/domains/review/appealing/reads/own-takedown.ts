import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { appealingCalls } from '../../../../../contract/domains/review/appealing/calls.ts';
import type { AppealableAct } from '../../../../../contract/domains/review/appealing/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { findStandingActs } from '../../../moderation/index.ts';
import { findThread } from '../../../threads/index.ts';

type Call = (typeof appealingCalls)['review.own-takedown'];

/** What takes a thread from everybody's sight. */
const takingDown: readonly AppealableAct[] = ['ban', 'delete', 'refuse'];

/** What took a thread of the caller's down; anybody else doesn't learn that there is such. */
export async function ownTakedown({ db, actor }: MemberCtx, { tid }: InputOf<Call>): Promise<DataOf<Call>> {
  const thread = await findThread(db, tid);
  if (thread?.authorid !== actor.uid) return refuse('threads.no_act');
  const standing = await findStandingActs(db, [thread.first_pid], takingDown);
  return { act: standing[0]?.id ?? refuse('threads.no_act') };
}
