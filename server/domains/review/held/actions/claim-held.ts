import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { heldCalls } from '../../../../../contract/domains/review/held/calls.ts';
import { heldLimits } from '../../../../../contract/domains/review/held/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { recordAudit } from '../../../moderation/index.ts';
import type { People } from '../../moderating/actions/moderated.ts';
import { updateHeld } from '../sql/held-rows.ts';
import { workableHeld } from './workable.ts';

type Call = (typeof heldCalls)['review.claim-held'];

/** Takes a held post for some minutes; taken again by the same moderator, for some minutes more. */
export const claimHeld =
  (people: People) =>
  async (ctx: MemberCtx, { pid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, now } = ctx;
    const row = await workableHeld(people, ctx, pid);
    if (row.decision !== null) refuse('threads.held_decided');
    const claimed_until = new Date(now.getTime() + heldLimits.claimMinutes * 60_000);
    await updateHeld(db, row, { claimed_by: actor.uid, claimed_until });
    if (row.claimed_by !== actor.uid)
      await recordAudit(ctx, {
        ...{ action: 'threads.claim-held', uid: row.authorid, subject: `#${pid}` },
        ...{ before: { claimed: false }, after: { claimed: true } },
      });
    return { pid };
  };
