import type { MemberCtx } from '../../../platform/context.ts';
import { appealAnswered } from '../events.ts';
import { sanctionsOf } from '../reads/sanctions-of.ts';
import { answerAppealRow, findAppeal } from '../sql/appeals.ts';
import { lockMember } from '../sql/sanctions.ts';
import { liftSanctions } from './impose-sanction.ts';
import { recordAudit } from './record-audit.ts';

interface Answer {
  id: number;
  lift: boolean;
  reason: string;
}

/** Why an appeal can't be answered: `over` where the sanction ended first, by itself or by another operator. */
type Fault = 'unknown' | 'answered-before' | 'over';

/** Answers an appeal, once: the sanction stays, or is lifted. */
export async function answerAppeal(ctx: MemberCtx, { id, lift, reason }: Answer): Promise<'answered' | Fault> {
  const uid = (await findAppeal(ctx.db, id))?.uid;
  if (uid === undefined) return 'unknown';
  await lockMember(ctx.db, uid);
  const row = await findAppeal(ctx.db, id);
  if (!row) return 'unknown';
  if (row.answered_at) return row.by_uid === null ? 'over' : 'answered-before';
  const standing = (await sanctionsOf(ctx.db, [uid], ctx.now)).get(uid);
  if (standing?.id !== row.sanction_id) return 'over';
  const byUid = ctx.actor.uid;
  await answerAppealRow(ctx.db, id, { answered_at: ctx.now, lifted: lift, answer: reason, by_uid: byUid });
  if (lift) await liftSanctions(ctx, { uid, reason, byUid });
  ctx.emit(appealAnswered({ uid, lifted: lift, answer: reason }));
  const before = { groupid: standing.groupid, until: standing.expiresAt?.toISOString() ?? null };
  await recordAudit(ctx, {
    action: lift ? 'moderation.lift' : 'moderation.uphold',
    uid,
    subject: `#${id}`,
    before,
    after: lift ? undefined : before,
    reason,
  });
  return 'answered';
}
