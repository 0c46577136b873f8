import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { separateReport } from '../../threads/index.ts';
import { mayAnswer } from '../policy.ts';
import { insertHistory } from '../sql/history.ts';
import { seenReport } from './status.ts';

type Call = (typeof bugsCalls)['bugs.separate'];

/** Takes a report out of the older one that it was joined with. */
export async function separate(ctx: MemberCtx, { tid }: InputOf<Call>): Promise<DataOf<Call>> {
  const report = await seenReport(ctx, tid);
  const refusal = mayAnswer(ctx.actor, report);
  if (refusal) refuse(refusal);
  const { older, status } = await separateReport(ctx, tid);
  await insertHistory(ctx.db, {
    ...{ tid, uid: ctx.actor.uid, act: 'separate', status, duplicate_of: older, created_at: ctx.now },
  });
  await recordAudit(ctx, {
    ...{ action: 'bugs.separate', uid: report.authorid, subject: `#${tid}` },
    ...{ before: { joined: older }, after: { joined: 0 } },
  });
  return { tid, status };
}
