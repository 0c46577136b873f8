import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { membersByIds } from '../../accounts/index.ts';
import { imposeSanction, liftSanctions, recordAudit, type Sanction } from '../../moderation/index.ts';
import { mayBan } from '../policy.ts';

type Call = Calls['operators.ban-user'];

const daySeconds = 86_400;

/** Takes a member's voice or access for a time, or gives it back; in place of whatever stood. */
export async function banUser(ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> {
  const { ban_uid: uid, bannew, banexpirynew } = input;
  const reason = input.reason.trim();
  const card = (await membersByIds(ctx.db, [uid])).get(uid) ?? refuse('operators.unknown_member');
  const refusal = mayBan(ctx.actor, { uid, ownGroupid: card.groupid, countryFid: card.countryFid });
  if (refusal) refuse(refusal);
  if (bannew === 0) {
    const before = await liftSanctions(ctx, { uid, reason, byUid: ctx.actor.uid });
    if (before) await recordAudit(ctx, { action: 'moderation.lift', uid, before: told(before), reason });
    return { uid, groupid: card.groupid, until: null };
  }
  if (reason === '') refuse('operators.reason_missing');
  const expiresAt = banexpirynew === 0 ? null : new Date(ctx.now.getTime() + banexpirynew * daySeconds * 1000);
  const before = await imposeSanction(ctx, { uid, groupid: bannew, reason, expiresAt, byUid: ctx.actor.uid });
  const after = told({ groupid: bannew, expires_at: expiresAt });
  await recordAudit(ctx, { action: 'moderation.ban', uid, before: before && told(before), after, reason });
  return { uid, groupid: bannew, until: after.until };
}

const told = ({ groupid, expires_at }: { groupid: Sanction['groupid']; expires_at: Date | null }) => ({
  groupid,
  until: expires_at?.toISOString() ?? null,
});
