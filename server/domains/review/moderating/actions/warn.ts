import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { moderatingCalls } from '../../../../../contract/domains/review/moderating/calls.ts';
import type { RefusalName } from '../../../../../contract/refusals.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { MemberCard } from '../../../members/index.ts';
import { type Grounds, groundsOf, mayBan, missing, recordAudit, recordWarning } from '../../../moderation/index.ts';
import { memberWarned } from '../events.ts';
import type { People } from './moderated.ts';

type Call = (typeof moderatingCalls)['review.warn'];

/** Why somebody may not be banned, said of a warning. */
const ofWarning: Partial<Record<RefusalName, RefusalName>> = {
  'moderation.yourself': 'threads.warn_yourself',
  'moderation.is_operator': 'threads.warn_operator',
  'moderation.is_moderator': 'threads.warn_moderator',
};

/** A member whom the caller may warn: one whom they may ban. */
export async function warnable({ members }: People, { db, actor }: MemberCtx, uid: number): Promise<MemberCard> {
  const card = (await members(db, [uid])).get(uid);
  if (!card?.username) return refuse('moderation.unknown_member');
  const refusal = mayBan(actor, card);
  if (refusal) refuse(ofWarning[refusal] ?? refusal);
  return card;
}

/** Notifies a member of the rule that they broke, before anything is taken from them. */
export const warn =
  (people: People) =>
  async (ctx: MemberCtx, { uid, ...grounds }: InputOf<Call> & Grounds): Promise<DataOf<Call>> => {
    const { countryFid } = await warnable(people, ctx, uid);
    const { rule, reason, said = {} } = grounds;
    if (reason === '') missing('reason', 'moderation.reason_missing');
    const byUid = ctx.actor.uid;
    const warning = await recordWarning(ctx, { uid, countryFid, byUid, ...grounds });
    await recordAudit(ctx, { action: 'threads.warn', uid, ...groundsOf(grounds) });
    ctx.emit(memberWarned({ uid, byUid, act: warning, rule, reason, said, at: ctx.now.getTime() }));
    return { uid, warning };
  };
