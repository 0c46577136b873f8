import type { Ctx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { recordAudit } from '../../moderation/index.ts';
import { drawnAgain } from '../events.ts';
import { prizeNames } from '../present.ts';
import { nextOf } from '../reads/running.ts';
import type { Sealing } from '../sealed.ts';
import type { DrawRow } from '../sql/draws.ts';
import { decidePick, lockPick, type PickRow, picksOf } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { drawTag } from '../tags.ts';
import { win } from './confirm-winner.ts';
import { takeNext } from './draw-prize.ts';

/** An operator, or a job, which is nobody. */
export type Redrawing = Pick<Ctx, 'db' | 'now' | 'emit' | 'stale' | 'requestId'> & { actor: { uid: number } | null };
export interface RedrawDeps extends Sealing {
  settings: SettingsReader;
}

/** Whether nobody claimed a prize in time. */
export const isDue = ({ state, address_at, give_by }: PickRow, now: Date): boolean =>
  state === 'won' && address_at === null && give_by !== null && give_by <= now;

/**
 * Draws a place of a locked draw again that nobody claimed in time: the next number of the same draw decides, and nothing
 * new is chosen. `not_due` where it is claimed or has time; `nobody_left` where every ticket had its turn.
 */
export async function drawAgain(
  ctx: Redrawing,
  deps: RedrawDeps,
  draw: DrawRow,
  place: number,
): Promise<PickRow | 'not_due' | 'nobody_left'> {
  const { db, now } = ctx;
  const { drawid } = draw;
  const old = await lockPick(db, drawid, place);
  if (!old || !isDue(old, now)) return 'not_due';
  const [prizes, picks] = [await prizesOf(db, [drawid]), await picksOf(db, drawid)];
  await decidePick(db, old.pickid, { state: 'unclaimed', now });
  ctx.stale(drawTag(drawid));
  if (!nextOf(draw, prizes, picks).someLeft) return 'nobody_left';
  const pick = await takeNext(ctx, deps, draw, { place: picks.length + 1, prizeid: old.prizeid, again: old.place });
  await win(ctx, deps.settings, pick);
  const prize = prizes.find(({ prizeid }) => prizeid === old.prizeid);
  if (old.uid !== null && prize)
    ctx.emit(drawnAgain({ drawid, place, uid: old.uid, at: now.getTime(), ...prizeNames(prize) }));
  await recordAudit(ctx, {
    ...{ action: 'draw.redraw', subject: `draw ${drawid}`, uid: pick.uid ?? undefined },
    ...{ before: { place, ticket: old.ticket }, after: { place: pick.place, ticket: pick.ticket } },
  });
  return pick;
}
