import type { Db } from '../../../platform/context.ts';
import { standingRows } from '../sql/activity.ts';

/** Whether a member is there for real: proven, and on how many days they came. */
export interface Standing {
  uid: number;
  username: string;
  joinedAt: Date;
  /** An e-mail or a phone is proven. */
  verified: boolean;
  /** Days on which they were here, by the calendar of their country. */
  activeDays: number;
}

/** Standings by uid; unknown members are left out. */
export async function standingsOf(db: Db, uids: readonly number[]): Promise<Map<number, Standing>> {
  const rows = uids.length === 0 ? [] : await standingRows(db, uids);
  return new Map(
    rows.map(({ uid, username, created_at, verified, days }) => [
      uid,
      { uid, username, joinedAt: created_at, verified, activeDays: days },
    ]),
  );
}
