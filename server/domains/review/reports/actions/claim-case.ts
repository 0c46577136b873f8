import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { Calls } from '../../../../../contract/calls.ts';
import { reportLimits } from '../../../../../contract/domains/review/reports/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import type { MembersByIds } from '../../../members/index.ts';
import { recordAudit } from '../../../moderation/index.ts';
import { releaseOthers, updateCase } from '../sql/cases.ts';
import { freeCase } from './workable-case.ts';

type Call = Calls['review.claim-case'];

/** Takes a case for some minutes; taken again by the same moderator, for some minutes more. */
export const claimCase =
  (cards: MembersByIds) =>
  async (ctx: MemberCtx, { id }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, now } = ctx;
    const row = await freeCase(cards, ctx, id);
    const claimed_until = new Date(now.getTime() + reportLimits.claimMinutes * 60_000);
    await releaseOthers(db, actor.uid, id);
    await updateCase(db, id, { claimed_by: actor.uid, claimed_until });
    if (row.claimed_by !== actor.uid)
      await recordAudit(ctx, {
        ...{ action: 'reports.claim', uid: row.uid, subject: `#${id}` },
        before: { claimed: false },
        after: { claimed: true },
      });
    return {};
  };
