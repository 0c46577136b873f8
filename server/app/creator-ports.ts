import { rankingPoints } from '../../contract/domains/ranking/limits.ts';
import type { PointsPort } from '../domains/creator/index.ts';
import { countriesOfPoints, placeOf, pointsOf, ranksOfMonth } from '../domains/ranking/index.ts';

/** Creators' points and ranks are those of the ranking, which stands beside them. */
export const creatorPoints: PointsPort = {
  sources: async (db, uid, month) => {
    const given = await pointsOf(db, uid, `${month}-01`);
    return {
      views: Math.floor((given?.views ?? 0) / rankingPoints.viewsOfOne),
      likes: (given?.likes ?? 0) * rankingPoints.like,
      comments: (given?.comments ?? 0) * rankingPoints.comment,
      fans: (given?.followers ?? 0) * rankingPoints.follower,
    };
  },
  now: async (db, uid, countryFid) => {
    const found = await placeOf(db, { countryFid }, uid);
    return { points: found?.points ?? 0, rank: found?.place ?? 0 };
  },
  ofMonth: (db, uids, month) => ranksOfMonth(db, uids, `${month}-01`),
  countriesIn: (db, uids, month) => countriesOfPoints(db, uids, `${month}-01`),
};
