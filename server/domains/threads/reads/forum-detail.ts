import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { boardOfFid } from '../../../../contract/primitives/boards.ts';
import { countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import { translate } from '../../../platform/texts.ts';
import { everywhere } from '../rules/places.ts';
import { boardFigures } from '../sql/counters.ts';

type Call = (typeof threadsCalls)['threads.forum-detail'];

/** A board's name and what was posted there today; the global board is all of them together. */
export async function forumDetail(ctx: Ctx, { fid }: InputOf<Call>): Promise<DataOf<Call>> {
  const board = boardOfFid(fid);
  if (!board) return refuse('threads.unknown_board');
  const name = countryOfFid(fid)?.names[ctx.locale] ?? translate(ctx.locale, `threads.board.${board.kind}`);
  ctx.touch(`f:${fid === globalFid ? 'all' : fid}`);
  const counted = fid === globalFid ? everywhere : fid;
  const { threads, today } = await boardFigures(ctx.db, counted, utcDay(ctx.now));
  return { fid, name, todayposts: today, threads };
}
