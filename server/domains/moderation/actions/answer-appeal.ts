import type { MemberCtx } from '../../../platform/context.ts';
import { appealAnswered } from '../events.ts';
import { sanctionsOf } from '../reads/sanctions-of.ts';
import { answerAppealRow, lockAppeal } from '../sql/appeals.ts';
import { liftSanctions } from './impose-sanction.ts';
import { recordAudit } from './record-audit.ts';

interface Answer {
  id: number;
  lift: boolean;
  reason: string;
}

/**
 * Answers an appeal, once: the sanction stays, or is lifted if it still stands. Says what kept it from being answered.
 */
export async function answerAppeal(
  ctx: MemberCtx,
  { id, lift, reason }: Answer,
): Promise<'answered' | 'unknown' | 'answered-before'> {
  const row = await lockAppeal(ctx.db, id);
  if (!row) return 'unknown';
  if (row.answered_at) return 'answered-before';
  const byUid = ctx.actor.uid;
  await answerAppealRow(ctx.db, id, { answered_at: ctx.now, lifted: lift, answer: reason, by_uid: byUid });
  const standing = (await sanctionsOf(ctx.db, [row.uid], ctx.now)).get(row.uid);
  // Another one, imposed since, was not appealed against.
  if (lift && standing?.id === row.sanction_id) await liftSanctions(ctx, { uid: row.uid, reason, byUid });
  ctx.emit(appealAnswered({ uid: row.uid, lifted: lift, answer: reason }));
  await recordAudit(ctx, {
    action: lift ? 'moderation.lift' : 'moderation.uphold',
    uid: row.uid,
    subject: `appeal ${id}`,
    before: standing && { groupid: standing.groupid, until: standing.expiresAt },
    reason,
  });
  return 'answered';
}
