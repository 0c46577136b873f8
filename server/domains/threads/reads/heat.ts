import type { Db } from '../../../platform/context.ts';
import { threadsByIds } from '../sql/threads.ts';

/** What a thread's rank among the hot ones is made of. */
export interface Heat {
  tid: number;
  countryFid: number;
  likes: number;
  replies: number;
  createdAt: Date;
  /** Published and not deleted. */
  shown: boolean;
}

/** The heat of threads by their ids. */
export async function heatOf(db: Db, tids: readonly number[]): Promise<Heat[]> {
  const rows = await threadsByIds(db, tids);
  return rows.map((row) => ({
    tid: row.tid,
    countryFid: row.country_fid,
    likes: row.likes,
    replies: row.replies,
    createdAt: row.created_at,
    shown: row.status === 1 && row.deleted_at === null,
  }));
}
