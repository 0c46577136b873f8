import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { waitingFeedback } from '../../feedback/index.ts';
import { heldRewards } from '../../invitations/index.ts';
import { waitingAppeals } from '../../moderation/index.ts';

const most = operatorLimits.countedTo;

/** How much waits: counted to a hundred, so that it costs the same on a bad day. */
export async function overview({ db, now }: MemberCtx): Promise<DataOf<Calls['operators.overview']>> {
  return {
    appeals: (await waitingAppeals(db, now, 0, most)).length,
    feedback: await waitingFeedback(db, most),
    holds: await heldRewards(db, most),
  };
}
