import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { DrawFactsShown } from '../../../../contract/domains/draw/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { presentDraw } from '../present.ts';
import { type DrawRow, shownDraws } from '../sql/draws.ts';
import { type PrizeRow, prizesOf } from '../sql/prizes.ts';
import { drawsTag } from '../tags.ts';

type Call = (typeof drawCalls)['draw.current'];

/** What lists and pages say of a draw. */
export const factsOf = presentDraw;

/** The draw that a country's page shows: one that runs goes before one that is over, the next to close first. */
export async function current(ctx: Ctx, { fid }: InputOf<Call>): Promise<DataOf<Call>> {
  ctx.reads(drawsTag);
  const draws = await shownDraws(ctx.db, fid, drawLimits.listed);
  const running = draws.filter(({ state }) => state !== 'published');
  return { drawid: (running.at(-1) ?? draws[0])?.drawid ?? 0 };
}

/** Draws of the same country that are over, but for the one that is shown. */
export async function earlierDraws(
  ctx: Pick<Ctx, 'db' | 'locale' | 'now'>,
  { drawid, country_fid }: DrawRow,
): Promise<DrawFactsShown[]> {
  const draws = (await shownDraws(ctx.db, country_fid, drawLimits.listed)).filter(
    (draw) => draw.state === 'published' && draw.drawid !== drawid,
  );
  const prizes = await prizesOf(
    ctx.db,
    draws.map((draw) => draw.drawid),
  );
  return draws.map((draw) => {
    const own: PrizeRow[] = prizes.filter((prize) => prize.drawid === draw.drawid);
    return presentDraw(draw, { prizes: own, picks: [], tickets: draw.entries }, ctx);
  });
}
