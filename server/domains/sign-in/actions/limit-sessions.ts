import type { Ctx } from '../../../platform/context.ts';
import { longestHours } from '../rules/session-end.ts';
import { shortenSessions } from '../sql/session-proofs.ts';

/** Ends a member's sessions no later than those of the group may last: `LimitSessions` of members. */
export const limitSessions = (ctx: Pick<Ctx, 'db' | 'stale'>, uid: number, groupid: number): Promise<void> =>
  shortenSessions(ctx, uid, longestHours(groupid));
