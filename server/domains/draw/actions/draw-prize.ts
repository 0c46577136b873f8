import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { membersByIds } from '../../members/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { luckOf } from '../reads/luck.ts';
import { nextOf } from '../reads/running.ts';
import { ticketOfPlace } from '../reads/tickets.ts';
import type { Sealing } from '../sealed.ts';
import { type DrawRow, lockDraw } from '../sql/draws.ts';
import { ownerOf } from '../sql/entries.ts';
import { insertPick, type PickRow, picksOf } from '../sql/picks.ts';
import { type PrizeRow, prizesOf } from '../sql/prizes.ts';
import { drawTag } from '../tags.ts';
import { beginDrawing, byOperator, operatorOfKey, refuseOthers } from './drawing.ts';

type Call = (typeof drawCalls)['draw.draw'];

/** A draw that can be drawn now, locked. */
export async function lockClosed(ctx: Pick<Ctx, 'db'>, drawid: number): Promise<DrawRow> {
  const draw = (await lockDraw(ctx.db, drawid)) ?? refuse('draw.unknown');
  if (draw.state === 'planned') refuse('draw.unknown');
  if (draw.state === 'sealed') refuse('draw.not_closed');
  if (draw.round > 0 && !draw.randomness) refuse('draw.beacon_waits');
  return draw;
}

/** Draws the next place: a proposal, the same for whoever asks until it is confirmed or passed over. */
export const drawPrize =
  (sealing: Sealing) =>
  async (ctx: Ctx, { token, drawid, prizeid, country_code }: InputOf<Call>): Promise<DataOf<Call>> => {
    const operator = (await operatorOfKey(ctx.db, token, ctx.now)) ?? refuse('draw.key_over');
    const draw = await lockClosed(ctx, drawid);
    if (!isCountryOf(draw, country_code)) refuse('draw.unknown');
    await refuseOthers(ctx, draw, operator);
    const [prizes, picks] = [await prizesOf(ctx.db, [drawid]), await picksOf(ctx.db, drawid)];
    if (!prizes.some((prize) => prize.prizeid === prizeid)) refuse('draw.prize_unknown');
    const proposed = picks.find(({ state }) => state === 'proposed');
    const again = nextOf(draw, prizes, picks).next;
    const wanted = proposed?.prizeid ?? again?.prizeid ?? refuse('draw.all_drawn');
    if (wanted !== prizeid) refuse('draw.prize_order', { values: { prize: nameOf(prizes, wanted, ctx) } });
    const place = { place: picks.length + 1, prizeid, again: again?.again ?? 0 };
    const pick = proposed ?? (await propose(byOperator(ctx, operator), sealing, draw, place));
    await beginDrawing(ctx.db, draw, operator, ctx.now);
    ctx.stale(drawTag(drawid));
    return { luckInfo: await luckOf(ctx, pick, { prizes, picks }) };
  };

/** Whether a code that was sent is the country's; a draw of every country takes any, and none says nothing. */
const isCountryOf = ({ country_fid }: DrawRow, code: string): boolean =>
  country_fid === 0 || code === '' || countryOfFid(country_fid)?.code === code.toLowerCase();

const nameOf = (prizes: readonly PrizeRow[], id: number, { locale }: Pick<Ctx, 'locale'>): string =>
  prizes.find(({ prizeid }) => prizeid === id)?.names[locale] ?? '';

/** Takes the next number of the draw for a place. */
export async function takeNext(
  ctx: Pick<Ctx, 'db' | 'now'>,
  sealing: Sealing,
  draw: DrawRow,
  { place, prizeid, again }: Pick<PickRow, 'place' | 'prizeid' | 'again'>,
): Promise<PickRow> {
  const { drawid } = draw;
  const ticket = (await ticketOfPlace(ctx.db, sealing, draw, place)) ?? refuse('draw.nobody_left');
  const uid = (await ownerOf(ctx.db, drawid, ticket)) ?? null;
  const card = uid === null ? undefined : (await membersByIds(ctx.db, [uid])).get(uid);
  const pick = { drawid, place, prizeid, again, ticket, uid, country_fid: card?.countryFid ?? 0 };
  return insertPick(ctx.db, pick, ctx.now);
}

async function propose(
  ctx: ReturnType<typeof byOperator>,
  sealing: Sealing,
  draw: DrawRow,
  at: Pick<PickRow, 'place' | 'prizeid' | 'again'>,
): Promise<PickRow> {
  const pick = await takeNext(ctx, sealing, draw, at);
  await recordAudit(ctx, {
    ...{ action: 'draw.draw', subject: `draw ${draw.drawid}`, uid: pick.uid ?? undefined },
    after: { place: pick.place, prize: pick.prizeid, ticket: pick.ticket },
  });
  return pick;
}
