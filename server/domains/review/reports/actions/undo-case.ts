import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { Calls } from '../../../../../contract/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { MembersByIds } from '../../../members/index.ts';
import { recordAudit } from '../../../moderation/index.ts';
import { mayUndo } from '../rules/undo.ts';
import { updateCase } from '../sql/cases.ts';
import { lockedCase } from './workable-case.ts';

type Call = Calls['review.undo-case'];

/** Takes one's own decision back before the job has carried it out: the case waits again, and is still one's own. */
export const undoCase =
  (cards: MembersByIds) =>
  async (ctx: MemberCtx, { id }: InputOf<Call>): Promise<DataOf<Call>> => {
    const row = await lockedCase(cards, ctx, id);
    if (!mayUndo(ctx.actor.uid, row, ctx.now)) refuse('reports.too_late');
    await updateCase(ctx.db, id, {
      decision: null,
      decided_by: null,
      decided_at: null,
      rule: 'other',
      reason: '',
      said: null,
    });
    await recordAudit(ctx, {
      ...{ action: 'reports.undo', uid: row.uid, subject: `#${id}` },
      before: { decision: row.decision },
    });
    return {};
  };
