import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { boardOfFid } from '../../../../contract/primitives/boards.ts';
import { countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import { utcDay } from '../../../platform/days.ts';
import { alike } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import { translate } from '../../../platform/texts.ts';
import { everywhere } from '../core/rules/places.ts';
import { boardFigures } from '../core/sql/counters.ts';

/** A board's name and what was posted there today; the global board is all of them together. */
export const forumDetail = alike<(typeof threadsCalls)['threads.forum-detail']>()(async (ctx, { fid }) => {
  const board = boardOfFid(fid);
  if (!board) return refuse('threads.unknown_board');
  const name = countryOfFid(fid)?.names[ctx.locale] ?? translate(ctx.locale, `threads.board.${board.kind}`);
  ctx.reads(`f:${fid === globalFid ? 'all' : fid}`);
  const counted = fid === globalFid ? everywhere : fid;
  const { threads, today } = await boardFigures(ctx.db, counted, utcDay(ctx.now));
  return { fid, name, todayposts: today, threads };
});
