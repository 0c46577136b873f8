import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { ConsoleDeps } from './deps.ts';
import { countsOf } from './waiting.ts';

/** How much waits: counted to a hundred, so that it costs the same on a bad day. */
export const overview =
  ({ waiting, waitingForModerator }: ConsoleDeps) =>
  (ctx: MemberCtx): Promise<DataOf<Calls['operators.overview']>> =>
    countsOf(ctx, { ...waiting, ...waitingForModerator });
