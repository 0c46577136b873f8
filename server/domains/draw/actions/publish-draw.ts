import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { daysAfter } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { recordAudit } from '../../moderation/index.ts';
import { adminDrawOf } from '../reads/admin-draws.ts';
import { isAllDrawn } from '../reads/running.ts';
import { claimDays } from '../settings.ts';
import { lockDraw, markPublished } from '../sql/draws.ts';
import { giveAllDays, picksOf } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { drawsTag, drawTag } from '../tags.ts';

type Call = (typeof drawCalls)['draw.publish'];

/** Shows the number that was sealed, once nothing is left to draw. */
export const publishDraw =
  (settings: SettingsReader) =>
  async (ctx: Ctx, { drawid }: InputOf<Call>): Promise<DataOf<Call>> => {
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
    // However late it is published, winners have all their days.
    await giveAllDays(db, drawid, daysAfter(now, await settings.get(claimDays)));
    const winners = picks.filter(({ state }) => state === 'won').length;
    await recordAudit(ctx, { action: 'draw.publish', subject: `draw ${drawid}`, after: { winners } });
    for (const tag of [drawsTag, drawTag(drawid)]) ctx.stale(tag);
    return adminDrawOf(ctx, drawid);
  };
