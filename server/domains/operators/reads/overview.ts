import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { waitingFeedback } from '../../feedback/index.ts';
import { sanctionsInForce, waitingAppeals } from '../../moderation/index.ts';

const most = operatorLimits.countedTo;

/** How much waits: counted to a hundred, so that it costs the same on a bad day. */
export async function overview({ db, now }: MemberCtx): Promise<DataOf<Calls['operators.overview']>> {
  return {
    appeals: (await waitingAppeals(db, 0, most)).length,
    feedback: await waitingFeedback(db, most),
    sanctions: (await sanctionsInForce(db, now, Number.MAX_SAFE_INTEGER, most)).length,
  };
}
