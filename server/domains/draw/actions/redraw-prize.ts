import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { recordAudit } from '../../moderation/index.ts';
import { drawnAgain } from '../events.ts';
import { prizeNames } from '../present.ts';
import { adminPickOf } from '../reads/admin-picks.ts';
import type { Sealing } from '../sealed.ts';
import { lockDraw } from '../sql/draws.ts';
import { decidePick, type PickRow, picksOf } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { drawTag } from '../tags.ts';
import { win } from './confirm-winner.ts';
import { takeNext } from './draw-prize.ts';

type Call = (typeof drawCalls)['draw.redraw'];

/** Draws a prize again that nobody claimed in time: the next number of the same draw decides, and nothing new is chosen. */
export const redrawPrize =
  (sealing: Sealing, settings: SettingsReader) =>
  async (ctx: Ctx, { drawid, place }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, now } = ctx;
    const draw = (await lockDraw(db, drawid)) ?? refuse('draw.unknown');
    if (draw.state !== 'published') refuse('draw.not_published');
    const picks = await picksOf(db, drawid);
    const old = picks.find((pick) => pick.place === place) ?? refuse('draw.place_unknown');
    if (!isDue(old, now)) refuse('draw.not_due');
    await decidePick(db, old.pickid, { state: 'unclaimed', now });
    const next = { place: picks.length + 1, prizeid: old.prizeid, again: old.place };
    const pick = await takeNext(ctx, sealing, draw, next);
    await win(ctx, settings, pick);
    await announce(ctx, old);
    await recordAudit(ctx, {
      ...{ action: 'draw.redraw', subject: `draw ${drawid}`, uid: pick.uid ?? undefined },
      ...{ before: { place, ticket: old.ticket }, after: { place: pick.place, ticket: pick.ticket } },
    });
    ctx.stale(drawTag(drawid));
    return adminPickOf(ctx, drawid, pick.place);
  };

/** Whether nobody claimed a prize in time. */
export const isDue = ({ state, address_at, give_by }: PickRow, now: Date): boolean =>
  state === 'won' && address_at === null && give_by !== null && give_by <= now;

async function announce(ctx: Ctx, { drawid, place, uid, prizeid }: PickRow): Promise<void> {
  const prize = (await prizesOf(ctx.db, [drawid])).find((each) => each.prizeid === prizeid);
  if (uid === null || !prize) return;
  ctx.emit(drawnAgain({ drawid, place, uid, at: ctx.now.getTime(), ...prizeNames(prize) }));
}
