import { together } from '../../../platform/db/together.ts';
import { type GiftFigures, mayReceive } from '../rules/gift.ts';
import { givenToday } from '../rules/reward.ts';
import { lockSums, writeSums } from './day-sums.ts';

/** What a new account wants to give a member on a day of UTC. */
export interface Receiving {
  uid: number;
  today: string;
  xgold: number;
  figures: GiftFigures;
}

/** Counts what new accounts give members within a day; false for what would be too much. Two who give one member wait in turn. */
export const receiveToday = together<Receiving, boolean>({ place: 35, writes: true }, async (db, asked) => {
  const sums = await lockSums(db, 'threads.gift_days', [...new Set(asked.map(({ uid }) => uid))]);
  const answers = asked.map(({ uid, today, xgold, figures }) => {
    const day = givenToday(sums.get(uid), today);
    if (!mayReceive(figures, day, xgold)) return false;
    sums.set(uid, { day: day.day, given: day.given + xgold });
    return true;
  });
  await writeSums(db, 'threads.gift_days', sums);
  return answers;
});
