import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { operatorOfKey } from '../actions/drawing.ts';
import { visibleDraw, winnersPage } from './winners.ts';

type Call = (typeof drawCalls)['draw.winner-list'];

/** The same places once the draw is published, as the documents ask for them. */
export async function winnerList(ctx: Ctx, { token, drawid, page }: InputOf<Call>): Promise<DataOf<Call>> {
  const draw = await visibleDraw(ctx, drawid);
  // Before the draw is published an operator’s key alone sees who won.
  const mayRead = draw.published_at !== null || (await operatorOfKey(ctx.db, token, ctx.now)) !== undefined;
  if (!mayRead) return { list: [], page, count: 0, totalPage: 0 };
  const { list, figures } = await winnersPage(ctx, drawid, page);
  return { list, ...figures };
}
