import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawDeeds, drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { AdminDraw } from '../../../../contract/domains/draw/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { translate } from '../../../platform/texts.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { membersByIds } from '../../members/index.ts';
import { presentAdminDraw, prizePictures } from '../present.ts';
import { type DrawRow, drawsBelow, findDraw } from '../sql/draws.ts';
import { countEntries } from '../sql/entries.ts';
import { excludedOf } from '../sql/excluded.ts';
import { type PickRow, picksOf } from '../sql/picks.ts';
import { type PrizeRow, prizesOf } from '../sql/prizes.ts';
import { adminPicksOf } from './admin-picks.ts';
import { luckOf } from './luck.ts';
import { nextOf } from './running.ts';

type Calls = typeof drawCalls;
type Reading = Pick<Ctx, 'db' | 'now' | 'locale'>;

async function shownOf(ctx: Reading, draw: DrawRow, prizes: readonly PrizeRow[], picks: readonly PickRow[]) {
  const tickets = draw.closed_at ? draw.entries : await countEntries(ctx.db, draw.drawid);
  const pictureOf = await prizePictures(ctx.db, prizes);
  return presentAdminDraw(draw, { prizes, picks, tickets }, { locale: ctx.locale, now: ctx.now, pictureOf });
}

/** A draw as operators see it. */
export async function adminDrawOf(ctx: Reading, drawid: number): Promise<AdminDraw> {
  const draw = (await findDraw(ctx.db, drawid)) ?? refuse('draw.unknown');
  return shownOf(ctx, draw, await prizesOf(ctx.db, [drawid]), await picksOf(ctx.db, drawid));
}

/** All draws, the newest first. */
export const adminDraws =
  (hasBeacon: boolean) =>
  async (ctx: Ctx, { before }: InputOf<Calls['draw.admin-list']>): Promise<DataOf<Calls['draw.admin-list']>> => {
    const most = drawLimits.listed;
    const rows = await drawsBelow(ctx.db, before === 0 ? Number.MAX_SAFE_INTEGER : before, most + 1);
    const list = await Promise.all(rows.slice(0, most).map(({ drawid }) => adminDrawOf(ctx, drawid)));
    return { list, more: rows.length > most, has_beacon: hasBeacon };
  };

/** A draw whole. */
export async function adminDraw(
  ctx: Ctx,
  { drawid }: InputOf<Calls['draw.admin-one']>,
): Promise<DataOf<Calls['draw.admin-one']>> {
  const draw = (await findDraw(ctx.db, drawid)) ?? refuse('draw.unknown');
  const [prizes, picks] = [await prizesOf(ctx.db, [drawid]), await picksOf(ctx.db, drawid)];
  const proposed = picks.find(({ state }) => state === 'proposed');
  const { next } = nextOf(draw, prizes, picks);
  return {
    ...(await shownOf(ctx, draw, prizes, picks)),
    next_prize: proposed?.prizeid ?? next?.prizeid ?? 0,
    drawing: await drawingOf(ctx, draw),
    proposal: proposed ? await luckOf(ctx, proposed, { prizes, picks }) : null,
    excluded: await excludedShown(ctx, drawid),
    picks: await adminPicksOf(ctx, picks, prizes),
  };
}

async function drawingOf({ db, now }: Reading, { drawing_by: uid, drawing_since, drawing_until }: DrawRow) {
  if (uid === null || !drawing_since || !drawing_until || drawing_until <= now) return null;
  const username = (await membersByIds(db, [uid])).get(uid)?.username ?? '';
  return { uid, username, since: unixSeconds(drawing_since), until: unixSeconds(drawing_until) };
}

async function excludedShown({ db }: Reading, drawid: number) {
  const rows = await excludedOf(db, drawid, drawLimits.excluded);
  const cards = await membersByIds(
    db,
    rows.map(({ uid }) => uid),
  );
  return rows.map(({ uid, reason, at }) => ({
    ...{ uid, username: cards.get(uid)?.username ?? '', reason },
    at: unixSeconds(at),
  }));
}

/** What a ticket may be got by. */
export const deeds = ({ locale }: Pick<Ctx, 'locale'>): DataOf<Calls['draw.deeds']> => ({
  list: drawDeeds.map((deed) => ({ deed, name: translate(locale, `draw.deed.${deed}`) })),
});
