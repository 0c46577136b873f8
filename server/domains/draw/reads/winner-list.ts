import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { winnersPage } from './winners.ts';

type Call = (typeof drawCalls)['draw.winner-list'];

/** The same places, as the documents ask for them. */
export async function winnerList(ctx: Ctx, { drawid, page }: InputOf<Call>): Promise<DataOf<Call>> {
  const { list, figures } = await winnersPage(ctx, drawid, page);
  return { list, ...figures };
}
