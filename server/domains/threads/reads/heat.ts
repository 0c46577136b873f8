import type { Db } from '../../../platform/context.ts';
import { threadsByIds } from '../core/sql/threads.ts';

/** What a thread's rank among the hot ones is made of. */
export interface Heat {
  tid: number;
  authorid: number;
  countryFid: number;
  language: string;
  likes: number;
  replies: number;
  views: number;
  createdAt: Date;
  /** The newest place that a post of it has. */
  lastPosition: number;
  /** Published and not deleted. */
  shown: boolean;
}

/** The heat of threads by their ids. */
export async function heatOf(db: Db, tids: readonly number[]): Promise<Heat[]> {
  const rows = await threadsByIds(db, tids);
  return rows.map((row) => ({
    tid: row.tid,
    authorid: row.authorid,
    countryFid: row.country_fid,
    language: row.language,
    likes: row.likes,
    replies: row.replies,
    views: row.views,
    createdAt: row.created_at,
    lastPosition: row.max_position,
    shown: row.status === 1 && row.deleted_at === null,
  }));
}
