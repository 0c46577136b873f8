import type { Gifted } from '../gifts/index.ts';
import { findPost } from '../posts/index.ts';
import { findThread } from './core/sql/threads.ts';
import { saleOfThread } from './traits/list.ts';

/** What gifts ask about threads and their posts. */
export const gifted: Gifted = {
  sale: saleOfThread,
  async isGone(db, { tid, pid }) {
    const [thread, post] = await Promise.all([findThread(db, tid), findPost(db, pid)]);
    return !thread || thread.deleted_at !== null || post?.status !== 1;
  },
};
