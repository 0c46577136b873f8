import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { presentNeed } from '../present.ts';
import type { ConsoleDeps } from './deps.ts';
import { needsOf } from './waiting.ts';

/** What waits for a moderator where they moderate: nothing that is for operators alone, and no machine. */
export const moderatorNeeds =
  ({ waitingForModerator }: ConsoleDeps) =>
  async (ctx: MemberCtx): Promise<DataOf<Calls['operators.moderator-needs']>> => ({
    list: (await needsOf(ctx, waitingForModerator)).map(presentNeed),
  });
