import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { Calls } from '../../../../../contract/calls.ts';
import { reportLimits } from '../../../../../contract/domains/review/reports/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { addJob } from '../../../../platform/jobs/add-job.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { MembersByIds } from '../../../members/index.ts';
import { givenGrounds, groundsOf, recordAudit, saidColumn } from '../../../moderation/index.ts';
import { dueAt } from '../rules/undo.ts';
import { updateCase } from '../sql/cases.ts';
import { concludeTask } from './conclude.ts';
import { freeCase } from './workable-case.ts';

type Call = Calls['review.decide-case'];

/** Decides a case; a job carries it out once it can't be undone any more. */
export const decideCase =
  (cards: MembersByIds) =>
  async (ctx: MemberCtx, { id, decision, ...sent }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, now } = ctx;
    const row = await freeCase(cards, ctx, id);
    if (decision === 'removed' && row.pid === 0) refuse('reports.member_stays');
    const grounds = await givenGrounds(ctx, { ...sent, rule: sent.rule ?? 'other' }, decision === 'removed');
    const { rule, reason, said } = grounds;
    await updateCase(db, id, {
      decision,
      decided_by: actor.uid,
      decided_at: now,
      rule,
      reason,
      said: saidColumn(said),
    });
    await addJob(db, concludeTask, { id }, { runAt: dueAt(now), key: `${concludeTask}:${id}` });
    await recordAudit(ctx, {
      ...{ action: 'reports.decide', uid: row.uid, subject: `#${id}`, ...groundsOf(grounds) },
      after: { decision },
    });
    return { undoSeconds: reportLimits.undoSeconds };
  };
