import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { DrawWinner } from '../../../../contract/domains/draw/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { membersByIds } from '../../members/index.ts';
import { barredAmong } from '../../moderation/index.ts';
import { presentWinner, prizePictures } from '../present.ts';
import { type DrawRow, findDraw } from '../sql/draws.ts';
import { decidedPage, type PickRow } from '../sql/picks.ts';
import { type PrizeRow, prizesOf } from '../sql/prizes.ts';
import { drawTag } from '../tags.ts';

type Calls = typeof drawCalls;
type Reading = Pick<Ctx, 'db' | 'now' | 'locale'> & { reads?: Ctx['reads'] };

/** A draw that everybody may see. */
export async function visibleDraw(ctx: Pick<Ctx, 'db' | 'reads'>, drawid: number): Promise<DrawRow> {
  ctx.reads(drawTag(drawid));
  const draw = await findDraw(ctx.db, drawid);
  return draw && draw.state !== 'planned' ? draw : refuse('draw.unknown');
}

/** Places as everybody sees them; the answer follows each of the members. */
export async function winnersOf(
  ctx: Reading,
  picks: readonly PickRow[],
  prizes: readonly PrizeRow[],
): Promise<DrawWinner[]> {
  const uids = picks.flatMap(({ uid }) => uid ?? []);
  for (const uid of uids) ctx.reads?.(`u:${uid}`);
  const [cards, barred, pictureOf] = await Promise.all([
    membersByIds(ctx.db, uids),
    barredAmong(ctx.db, uids, ctx.now),
    prizePictures(ctx.db, prizes),
  ]);
  const byId = new Map(prizes.map((prize) => [prize.prizeid, prize]));
  return picks.map((pick) => presentWinner(pick, { prizes: byId, pictureOf, cards, barred, locale: ctx.locale }));
}

/** A page of the places that are decided, in their order. */
export async function winnersPage(ctx: Reading & Pick<Ctx, 'reads'>, drawid: number, page: number) {
  await visibleDraw(ctx, drawid);
  const most = drawLimits.page;
  const { rows, count } = await decidedPage(ctx.db, drawid, { skip: (page - 1) * most, most });
  const prizes = await prizesOf(ctx.db, [drawid]);
  const figures = { page, count, totalPage: Math.ceil(count / most) };
  return { rows, prizes, figures, list: await winnersOf(ctx, rows, prizes) };
}

/** The places of a draw, with two characters of each name. */
export async function winners(
  ctx: Ctx,
  { drawid, page }: InputOf<Calls['draw.winners']>,
): Promise<DataOf<Calls['draw.winners']>> {
  const { list, figures } = await winnersPage(ctx, drawid, page);
  return { list, ...figures };
}
