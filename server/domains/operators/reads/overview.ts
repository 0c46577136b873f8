import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { ConsoleDeps } from './deps.ts';

/** How much waits: counted to a hundred, so that it costs the same on a bad day. */
export const overview =
  ({ waiting }: ConsoleDeps) =>
  async ({ db, now }: MemberCtx): Promise<DataOf<Calls['operators.overview']>> => {
    const counts: Record<string, number> = {};
    for (const [name, count] of Object.entries(waiting)) counts[name] = await count(db, now, operatorLimits.countedTo);
    return counts;
  };

/** The same for a moderator: what waits where they moderate. */
export const waitingForModerator =
  ({ waitingForModerator: parts }: ConsoleDeps) =>
  async ({ db, actor }: MemberCtx): Promise<DataOf<Calls['operators.waiting']>> => {
    const counts: Record<string, number> = {};
    for (const [name, count] of Object.entries(parts)) counts[name] = await count(db, actor, operatorLimits.countedTo);
    return counts;
  };
