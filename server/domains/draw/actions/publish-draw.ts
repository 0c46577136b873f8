import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { adminDrawOf } from '../reads/admin-draws.ts';
import { isAllDrawn } from '../reads/running.ts';
import { lockDraw, markPublished } from '../sql/draws.ts';
import { picksOf } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { drawsTag, drawTag } from '../tags.ts';

type Call = (typeof drawCalls)['draw.publish'];

/** Shows the number that was sealed, once nothing is left to draw. */
export async function publishDraw(ctx: Ctx, { drawid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, now } = ctx;
  const draw = (await lockDraw(db, drawid)) ?? refuse('draw.unknown');
  if (draw.state === 'published') refuse('draw.published_before');
  const picks = await picksOf(db, drawid);
  const isOver =
    draw.closed_at !== null &&
    (draw.round === 0 || draw.randomness !== null) &&
    isAllDrawn(draw, await prizesOf(db, [drawid]), picks);
  if (!isOver) refuse('draw.not_drawn');
  await markPublished(db, drawid, now);
  const winners = picks.filter(({ state }) => state === 'won').length;
  await recordAudit(ctx, { action: 'draw.publish', subject: `draw ${drawid}`, after: { winners } });
  for (const tag of [drawsTag, drawTag(drawid)]) ctx.stale(tag);
  return adminDrawOf(ctx, drawid);
}
