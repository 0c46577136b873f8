import type { Actor, Db } from '../../../platform/context.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Sight, sightOf } from '../policy.ts';
import { findPost, type PostData } from '../sql/posts.ts';
import { type SeenFigures, seenFigures } from '../sql/replies-in-sight.ts';
import type { ThreadData } from '../sql/threads.ts';

type Sighted = Pick<ThreadData, 'authorid' | 'replies_to_author'>;

/** Whose replies of a thread the readers of an answer see; where that is each reader's own, it is made for each. */
export function sharedSight({ access, reader }: Pick<SharedCtx, 'access' | 'reader'>, thread: Sighted): Sight {
  const ofKind = sightOf({ uid: 0, readaccess: access ?? 0 }, thread);
  return ofKind === 'all' ? 'all' : sightOf({ uid: reader(), readaccess: access ?? 0 }, thread);
}

/** A thread with the figures that whoever sees so much of it may know. */
export async function inSight<T extends ThreadData>(db: Db, sight: Sight, thread: T): Promise<T> {
  return sight === 'all' ? thread : withFigures(thread, await seenFigures(db, thread.tid, sight));
}

/** A thread of a list: of its replies others than its author and moderators know nothing there. */
export const inListSight = (ctx: Pick<SharedCtx, 'access' | 'isReader'>, thread: ThreadData): ThreadData => {
  const uid = thread.replies_to_author && ctx.isReader(thread.authorid) ? thread.authorid : 0;
  const sight = sightOf({ uid, readaccess: ctx.access ?? 0 }, thread);
  return sight === 'all' ? thread : withFigures(thread, { floors: 0, replies: 0 });
};

const withFigures = <T extends ThreadData>(thread: T, { floors, replies }: SeenFigures): T => ({
  ...thread,
  ...{ replies, max_floor: floors, max_position: 1 + replies, last_post_at: thread.created_at, answer_pid: null },
});

/** Whether a member sees a post of a thread. */
export async function seesPost(
  db: Db,
  actor: Pick<Actor, 'uid' | 'readaccess'> | null,
  thread: Sighted,
  post: Pick<PostData, 'position' | 'authorid' | 'parent_pid'>,
): Promise<boolean> {
  const sight = sightOf(actor, thread);
  if (sight === 'all' || post.position === 1) return true;
  if (sight === 0) return false;
  if (post.authorid === sight) return true;
  const parent = post.parent_pid === null ? undefined : await findPost(db, post.parent_pid);
  return parent?.authorid === sight;
}

/** Refuses a post that this member doesn't see as if it weren't there. */
export async function refuseUnseen(
  { db, actor }: { db: Db; actor: Actor | null },
  thread: Sighted,
  post: Pick<PostData, 'position' | 'authorid' | 'parent_pid'>,
): Promise<void> {
  if (!(await seesPost(db, actor, thread, post))) refuse('threads.post_not_exist');
}
