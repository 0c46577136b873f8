import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { DrawFactsShown } from '../../../../contract/domains/draw/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { countedOf, presentDraw } from '../present.ts';
import { publishedDraws } from '../sql/draws.ts';
import { talliesOf } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { drawsTag } from '../tags.ts';

type Listing = Pick<Ctx, 'db' | 'locale' | 'now'>;

/** Published draws of a country, by page. */
export async function earlier(
  ctx: Ctx,
  { fid, page }: InputOf<(typeof drawCalls)['draw.earlier']>,
): Promise<DataOf<(typeof drawCalls)['draw.earlier']>> {
  ctx.reads(drawsTag);
  const most = drawLimits.listed;
  const { list, count } = await publishedPage(ctx, { country: fid, but: 0, skip: (page - 1) * most });
  return { list, page, count, totalPage: Math.ceil(count / most) };
}

/** A page of published draws, and how many there are. */
export async function publishedPage(
  ctx: Listing,
  of: { country: number; but: number; skip: number },
): Promise<{ list: DrawFactsShown[]; count: number }> {
  const { rows, count } = await publishedDraws(ctx.db, { ...of, most: drawLimits.listed });
  const drawids = rows.map(({ drawid }) => drawid);
  const [prizes, tallies] = [await prizesOf(ctx.db, drawids), await talliesOf(ctx.db, drawids)];
  const list = rows.map((draw) => presentDraw(draw, countedOf(draw, { prizes, tallies, tickets: draw.entries }), ctx));
  return { list, count };
}
