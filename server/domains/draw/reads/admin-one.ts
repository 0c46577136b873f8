import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { membersByIds } from '../../members/index.ts';
import { type DrawRow, findDraw } from '../sql/draws.ts';
import { excludedOf } from '../sql/excluded.ts';
import { picksOf } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { shownOf } from './admin-draws.ts';
import { adminPicksOf } from './admin-picks.ts';
import { luckOf } from './luck.ts';
import { nextOf } from './running.ts';

type Call = (typeof drawCalls)['draw.admin-one'];
type Reading = Pick<Ctx, 'db' | 'now' | 'locale'>;

/** A draw whole. */
export async function adminOne(ctx: Ctx, { drawid }: InputOf<Call>): Promise<DataOf<Call>> {
  const draw = (await findDraw(ctx.db, drawid)) ?? refuse('draw.unknown');
  const [shown = refuse('draw.unknown')] = await shownOf(ctx, [draw]);
  const [prizes, picks] = [await prizesOf(ctx.db, [drawid]), await picksOf(ctx.db, drawid)];
  const proposed = picks.find(({ state }) => state === 'proposed');
  const { next } = nextOf(draw, prizes, picks);
  return {
    ...shown,
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
