import { inBatches, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import {
  dropFans,
  dropFollows,
  dropHidesAndCounters,
  followedBatch,
  hiddenBatch,
  type Pair,
} from './sql/personal-data.ts';

/** Nothing of it stays: who followed whom is no part of any thread. */
export const followsPersonalData: PersonalData = {
  domain: 'follows',
  async *collect(db, uid) {
    yield {
      path: 'followed.json',
      rows: inBatches<Pair>((last, most) => followedBatch(db, uid, last?.uid ?? 0, most)),
    };
    yield { path: 'hidden.json', rows: inBatches<Pair>((last, most) => hiddenBatch(db, uid, last?.uid ?? 0, most)) };
  },
  async forget({ db, touch }, uid) {
    const followed = await dropFollows(db, uid, personalBatch);
    const fans = await dropFans(db, uid, personalBatch);
    for (const other of [...followed, ...fans]) touch(`u:${other}`);
    if (followed.length === personalBatch || fans.length === personalBatch) return true;
    await dropHidesAndCounters(db, uid);
    touch(`u:${uid}`);
    return false;
  },
};
