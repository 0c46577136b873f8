import type { PointsPort } from '../domains/creator/index.ts';
import { placeOf, ranksOfMonth } from '../domains/ranking/index.ts';

/** Creators' points and ranks are those of the ranking, which stands beside them. */
export const creatorPoints: PointsPort = {
  now: async (db, uid, countryFid) => {
    const found = await placeOf(db, { countryFid }, uid);
    return { points: found?.points ?? 0, rank: found?.place ?? 0 };
  },
  ofMonth: (db, uids, month) => ranksOfMonth(db, uids, `${month}-01`),
};
