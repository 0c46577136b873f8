import type { Db } from '../../platform/context.ts';

export interface PointSources {
  views: number;
  likes: number;
  comments: number;
  fans: number;
}

/** Points and ranks of creators, as the ranking counts them; plugged in by the app. */
export interface PointsPort {
  /** Points of a member in a month, `2026-11`, by what gave them. */
  sources(db: Db, uid: number, month: string): Promise<PointSources>;
  /** A member's in the running month as last counted, with the place in a country; 0 for none. */
  now(db: Db, uid: number, countryFid: number): Promise<{ points: number; rank: number }>;
  /** Those of some members in a month, `2026-11`; who has none is left out. */
  ofMonth(db: Db, uids: readonly number[], month: string): Promise<{ uid: number; points: number; rank: number }[]>;
  /** In which country members were when they were given points of a month; who has none is left out. */
  countriesIn(db: Db, uids: readonly number[], month: string): Promise<Map<number, number>>;
}
