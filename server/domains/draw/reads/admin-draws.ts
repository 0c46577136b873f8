import type { AdminDraw } from '../../../../contract/domains/draw/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentAdminDraw, prizePictures } from '../present.ts';
import { type DrawRow, findDraw } from '../sql/draws.ts';
import { countEntries } from '../sql/entries.ts';
import { talliesOf } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';

type Reading = Pick<Ctx, 'db' | 'now' | 'locale'>;

/** Draws that were read, as operators see them; their places are counted, and not read. */
export async function shownOf(ctx: Reading, draws: readonly DrawRow[]): Promise<AdminDraw[]> {
  const drawids = draws.map(({ drawid }) => drawid);
  const [prizes, tallies] = [await prizesOf(ctx.db, drawids), await talliesOf(ctx.db, drawids)];
  const pictureOf = await prizePictures(ctx.db, prizes);
  const list: AdminDraw[] = [];
  for (const draw of draws) {
    const isOf = ({ drawid }: { drawid: number }): boolean => drawid === draw.drawid;
    const tickets = draw.closed_at ? draw.entries : await countEntries(ctx.db, draw.drawid);
    const counted = { prizes: prizes.filter(isOf), tallies: tallies.filter(isOf), tickets };
    list.push(presentAdminDraw(draw, counted, { locale: ctx.locale, now: ctx.now, pictureOf }));
  }
  return list;
}

/** A draw as operators see it. */
export async function adminDrawOf(ctx: Reading, drawid: number): Promise<AdminDraw> {
  const draw = (await findDraw(ctx.db, drawid)) ?? refuse('draw.unknown');
  const [shown = refuse('draw.unknown')] = await shownOf(ctx, [draw]);
  return shown;
}
