import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { daysAfter } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import { givenGrounds, groundsOf } from '../grounds.ts';
import type { ModerationDeps } from '../people.ts';
import { mayChange } from '../policy.ts';
import { targetOf } from '../reads/target.ts';
import { lockMember, type SanctionInForce } from '../sql/sanctions.ts';
import { imposeSanction, liftSanctions } from './impose-sanction.ts';
import { recordAudit } from './record-audit.ts';

type Call = Calls['moderation.ban-user'];

/** Takes a member's voice or access for a time, or gives it back; in place of whatever stood. */
export const banUser =
  ({ people }: ModerationDeps) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { ban_uid: uid, bannew, banexpirynew } = input;
    await lockMember(ctx.db, uid);
    const { groupid, imposedBy } = await targetOf(people, ctx, uid);
    const refusal = mayChange(ctx.actor, imposedBy);
    if (refusal) refuse(refusal);
    // A call without a rule, as the documents have it, needs words.
    const grounds = await givenGrounds(ctx, { ...input, rule: input.rule ?? 'other' }, bannew !== 0);
    const by = { uid, ...grounds, byUid: ctx.actor.uid };
    if (bannew === 0) {
      const before = await liftSanctions(ctx, by);
      const trail = { before: before && auditFieldsOf(before), ...groundsOf(grounds) };
      if (before) await recordAudit(ctx, { action: 'moderation.lift', uid, ...trail });
      return { uid, groupid, until: null };
    }
    const expiresAt = banexpirynew === 0 ? null : daysAfter(ctx.now, banexpirynew);
    const before = await imposeSanction(ctx, { ...by, groupid: bannew, expiresAt });
    const after = auditFieldsOf({ groupid: bannew, expires_at: expiresAt });
    await recordAudit(ctx, {
      ...{ action: 'moderation.ban', uid, before: before && auditFieldsOf(before), after },
      ...groundsOf(grounds),
    });
    return { uid, groupid: bannew, until: after.until };
  };

const auditFieldsOf = ({ groupid, expires_at }: Pick<SanctionInForce, 'groupid' | 'expires_at'>) => ({
  groupid,
  until: expires_at?.toISOString() ?? null,
});
