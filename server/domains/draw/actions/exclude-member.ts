import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { refuse } from '../../../platform/refusal.ts';
import { memberMeant } from '../../members/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { lockDraw } from '../sql/draws.ts';
import { deleteExcluded, excludedAmong, excludedOf, insertExcluded } from '../sql/excluded.ts';
import { drawTag } from '../tags.ts';
import { weigh } from './enter.ts';

type Call = (typeof drawCalls)['draw.exclude'];

/** Leaves a member out of a draw until its list is closed, or takes them in again. */
export async function excludeMember(ctx: Ctx, { drawid, member, reason, out }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, now, actor } = ctx;
  const draw = (await lockDraw(db, drawid)) ?? refuse('draw.unknown');
  const isOpen = draw.state === 'planned' || (draw.state === 'sealed' && now < draw.closes_at);
  if (!isOpen) refuse('draw.closed_before');
  const uid = (await memberMeant(db, member)) ?? refuse('draw.member_unknown');
  if (out === 1 && reason.length < drawLimits.reasonLeast) refuse('draw.reason_missing');
  const before = (await excludedAmong(db, drawid, [uid])).has(uid);
  const many = await excludedOf(db, drawid, drawLimits.excluded);
  if (out === 1 && !before && many.length >= drawLimits.excluded)
    refuse('draw.excluded_full', { values: { max: drawLimits.excluded } });
  if (out === 1) await insertExcluded(db, drawid, { uid, reason, by: actor?.uid ?? 0, at: now });
  else {
    await deleteExcluded(db, drawid, uid);
    if (draw.state === 'sealed') await weigh(ctx, draw, [uid]);
  }
  await recordAudit(ctx, {
    ...{ action: 'draw.exclude', uid, subject: `draw ${drawid}`, reason },
    ...{ before: { out: flag(before) }, after: { out } },
  });
  ctx.stale(drawTag(drawid));
  return { drawid, uid };
}
