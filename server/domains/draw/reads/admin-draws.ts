import type { AdminDraw } from '../../../../contract/domains/draw/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countedOf, presentAdminDraw, prizePictures } from '../present.ts';
import { type DrawRow, findDraw } from '../sql/draws.ts';
import { ticketsOf } from '../sql/entries.ts';
import { talliesOf } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';

type Reading = Pick<Ctx, 'db' | 'now' | 'locale'>;

/** Draws that were read, as operators see them; their places are counted, and not read. */
export async function shownOf(ctx: Reading, draws: readonly DrawRow[]): Promise<AdminDraw[]> {
  const drawids = draws.map(({ drawid }) => drawid);
  const [prizes, tallies] = [await prizesOf(ctx.db, drawids), await talliesOf(ctx.db, drawids)];
  const pictureOf = await prizePictures(ctx.db, prizes);
  const open = draws.filter(({ closed_at }) => closed_at === null).map(({ drawid }) => drawid);
  const tickets = await ticketsOf(ctx.db, open);
  return draws.map((draw) => {
    const counted = countedOf(draw, { prizes, tallies, tickets: tickets.get(draw.drawid) ?? 0 });
    return presentAdminDraw(draw, counted, { locale: ctx.locale, now: ctx.now, pictureOf });
  });
}

/** A draw as operators see it. */
export async function adminDrawOf(ctx: Reading, drawid: number): Promise<AdminDraw> {
  const draw = (await findDraw(ctx.db, drawid)) ?? refuse('draw.unknown');
  const [shown = refuse('draw.unknown')] = await shownOf(ctx, [draw]);
  return shown;
}
