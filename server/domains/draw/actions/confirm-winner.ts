import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { daysBefore } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { recordAudit } from '../../moderation/index.ts';
import { drawWon } from '../events.ts';
import { presentPrizes, prizeNames, prizePictures } from '../present.ts';
import { isAllDrawn } from '../reads/running.ts';
import { winnersOf } from '../reads/winners.ts';
import { claimDays } from '../settings.ts';
import { markDrawn, setDrawing } from '../sql/draws.ts';
import { decidePick, type PickRow, picksOf } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { drawTag } from '../tags.ts';
import { lockClosed } from './draw-prize.ts';
import { byOperator, operatorOfKey, refuseOthers } from './drawing.ts';

type Call = (typeof drawCalls)['draw.confirm'];
type Announcing = Pick<Ctx, 'db' | 'now' | 'emit'>;

/** Fixes what was drawn; of two who confirm at once one does. */
export const confirmWinner =
  (settings: SettingsReader) =>
  async (ctx: Ctx, { token, drawid, prizeid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, now } = ctx;
    const operator = (await operatorOfKey(db, token, now)) ?? refuse('draw.key_over');
    const draw = await lockClosed(ctx, drawid);
    await refuseOthers(ctx, draw, operator);
    const proposed = (await picksOf(db, drawid)).find(({ state }) => state === 'proposed');
    if (proposed?.prizeid !== prizeid) return refuse('draw.nothing_proposed');
    await win(ctx, settings, proposed);
    await setDrawing(db, drawid, null);
    const [prizes, picks] = [await prizesOf(db, [drawid]), await picksOf(db, drawid)];
    if (isAllDrawn(draw, prizes, picks)) await markDrawn(db, drawid, now);
    await recordAudit(byOperator(ctx, operator), {
      ...{ action: 'draw.confirm', subject: `draw ${drawid}`, uid: proposed.uid ?? undefined },
      after: { place: proposed.place, prize: prizeid, ticket: proposed.ticket },
    });
    ctx.stale(drawTag(drawid));
    const list = await winnersOf(ctx, picks.toReversed().slice(0, drawLimits.page), prizes);
    const winner = list.find(({ place }) => place === proposed.place);
    if (!winner) throw new Error('a winner that was confirmed is not among the winners');
    const pictureOf = await prizePictures(db, prizes);
    return { winner, prizes: presentPrizes(prizes, picks, { locale: ctx.locale, pictureOf }), list };
  };

/** Makes a place a win: its member has some days to say where the prize goes. */
export async function win(ctx: Announcing, settings: SettingsReader, pick: PickRow): Promise<void> {
  const { db, now } = ctx;
  const giveBy = daysBefore(now, -(await settings.get(claimDays)));
  await decidePick(db, pick.pickid, { state: 'won', giveBy, now });
  const prize = (await prizesOf(db, [pick.drawid])).find(({ prizeid }) => prizeid === pick.prizeid);
  if (pick.uid === null || !prize) return;
  const { drawid, place, uid } = pick;
  ctx.emit(drawWon({ drawid, place, uid, until: unixSeconds(giveBy), at: now.getTime(), ...prizeNames(prize) }));
}
