import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { moderationLimits } from '../../../../contract/domains/moderation/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { reasonIn } from '../grounds.ts';
import type { ModerationDeps } from '../people.ts';
import { findWarnings } from '../sql/acts.ts';
import { sanctionHistory } from './sanctions-of.ts';
import { targetOf } from './target.ts';

type Call = Calls['moderation.ban-state'];

/** What a moderator looks at before banning: what stands, and how often something did. */
export const banState =
  ({ people }: ModerationDeps) =>
  async (ctx: MemberCtx, { uid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { standing } = await targetOf(people, ctx, uid);
    const all = await sanctionHistory(ctx.db, uid, moderationLimits.history);
    const warned = await findWarnings(ctx.db, uid, moderationLimits.history);
    return {
      uid,
      warnings: warned.filter(({ ended_at }) => ended_at === null).length,
      before: all.filter(({ id }) => id !== standing?.id).length,
      sanction: standing
        ? {
            ...{ groupid: standing.groupid, rule: standing.rule, reason: reasonIn(standing, ctx.locale) },
            until: standing.expiresAt?.toISOString() ?? null,
          }
        : null,
    };
  };
