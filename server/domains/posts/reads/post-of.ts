import type { Db } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findPost, type PostData } from '../sql/posts.ts';

/** A post by its id, or the refusal that it isn't there. */
export const postOf = async ({ db }: { db: Db }, pid: number): Promise<PostData> =>
  (await findPost(db, pid)) ?? refuse('threads.post_not_exist');
