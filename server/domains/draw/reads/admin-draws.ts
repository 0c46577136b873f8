import type { AdminDraw } from '../../../../contract/domains/draw/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentAdminDraw, prizePictures } from '../present.ts';
import { type DrawRow, findDraw } from '../sql/draws.ts';
import { countEntries } from '../sql/entries.ts';
import { type PickRow, picksOf } from '../sql/picks.ts';
import { type PrizeRow, prizesOf } from '../sql/prizes.ts';

type Reading = Pick<Ctx, 'db' | 'now' | 'locale'>;

/** A draw that was read, as operators see it. */
export async function shownOf(ctx: Reading, draw: DrawRow, prizes: readonly PrizeRow[], picks: readonly PickRow[]) {
  const tickets = draw.closed_at ? draw.entries : await countEntries(ctx.db, draw.drawid);
  const pictureOf = await prizePictures(ctx.db, prizes);
  return presentAdminDraw(draw, { prizes, picks, tickets }, { locale: ctx.locale, now: ctx.now, pictureOf });
}

/** A draw as operators see it. */
export async function adminDrawOf(ctx: Reading, drawid: number): Promise<AdminDraw> {
  const draw = (await findDraw(ctx.db, drawid)) ?? refuse('draw.unknown');
  return shownOf(ctx, draw, await prizesOf(ctx.db, [drawid]), await picksOf(ctx.db, drawid));
}
