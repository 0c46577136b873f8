import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { ConsoleDeps } from './deps.ts';

/** What waits for a moderator where they moderate, counted as an operator's overview is. */
export const waiting =
  ({ waitingForModerator }: ConsoleDeps) =>
  async ({ db, actor }: MemberCtx): Promise<DataOf<Calls['operators.waiting']>> => {
    const counts: Record<string, number> = {};
    for (const [name, count] of Object.entries(waitingForModerator))
      counts[name] = await count(db, actor, operatorLimits.countedTo);
    return counts;
  };
