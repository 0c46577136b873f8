import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/context.ts';
import { membersByIds } from '../../members/index.ts';
import { countsAt, weightOf } from '../rules/state.ts';
import { type DrawRow, lockDraw } from '../sql/draws.ts';
import { countActs, type DrawAct, entriesOf, insertEntries, setWeights, storeActs } from '../sql/entries.ts';
import { excludedAmong } from '../sql/excluded.ts';

/** Bytes of the salt that hides an owner in the list. */
const saltBytes = 16;
/** Operators, and who moderates: they take part in no draw. */
export const staffGroup = 3;

export interface EnterCtx {
  db: Db;
  now: Date;
}

/**
 * Counts acts for a draw and gives tickets for them. The draw is locked, as the close locks it: an act that comes after
 * the close counts for nothing, whatever it waited for.
 */
export async function enter(ctx: EnterCtx, drawid: number, acts: readonly DrawAct[]): Promise<void> {
  const draw = await lockDraw(ctx.db, drawid);
  if (draw?.state !== 'sealed') return;
  const taken = lastOfEach(acts.filter((act) => isInTime(draw, act)));
  if (taken.length === 0) return;
  await storeActs(ctx.db, drawid, taken);
  await weigh(
    ctx,
    draw,
    [...new Set(taken.map(({ uid }) => uid))].toSorted((a, b) => a - b),
  );
}

/** Done between the dates, and what became of it since then was before the close as well. */
const isInTime = (draw: DrawRow, { at, changed, undone }: DrawAct): boolean =>
  (undone || countsAt(draw, at)) && (changed ?? at) < draw.closes_at;

/** Of the same act what was said last. */
const lastOfEach = (acts: readonly DrawAct[]): DrawAct[] => [
  ...new Map(acts.map((act) => [`${act.uid} ${act.once}`, act])).values(),
];

/** Sets the chances of members by what they did; who gets the first one gets a ticket. */
export async function weigh(ctx: EnterCtx, draw: DrawRow, uids: readonly number[]): Promise<void> {
  const { db, now } = ctx;
  const { drawid } = draw;
  const [times, known, out, cards] = [
    await countActs(db, drawid, uids),
    await entriesOf(db, drawid, uids),
    await excludedAmong(db, drawid, uids),
    await membersByIds(db, uids),
  ];
  const weights = uids.map((uid) => ({ uid, weight: weightOf(draw, times.get(uid) ?? 0) }));
  await setWeights(
    db,
    drawid,
    weights.filter(({ uid, weight }) => known.has(uid) && known.get(uid)?.weight !== weight),
  );
  const fresh = weights.filter(({ uid, weight }) => {
    const card = cards.get(uid);
    const isHere = draw.country_fid === 0 || card?.countryFid === draw.country_fid;
    return weight > 0 && !known.has(uid) && !out.has(uid) && card && card.groupid > staffGroup && isHere;
  });
  await insertEntries(
    db,
    drawid,
    fresh.map((entry) => ({ ...entry, salt: randomBytes(saltBytes) })),
    now,
  );
}
