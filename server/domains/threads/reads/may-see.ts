import type { Ctx, Db, MemberCtx } from '../../../platform/context.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import { moderatesIn } from '../../moderation/index.ts';
import { findPost, type PostData, type SeenFigures, seenFigures } from '../../posts/index.ts';
import type { ForReader } from '../core/for-reader.ts';
import { isShut, type Restricted, type Visibility, visibilityBy, visibilityOf } from '../core/policy.ts';
import type { ThreadData } from '../core/sql/threads.ts';
import { forReader, forReaderIfThere } from '../traits/for-reader.ts';

/** Whether the office of a kind of reader reaches a thread. */
const reaches = ({ office }: Pick<SharedCtx, 'office'>, { country_fid }: Pick<ThreadData, 'country_fid'>): boolean =>
  moderatesIn(office, country_fid);

/** Whose replies of a thread the readers of an answer see; where that is each reader's own, it is made for each. */
export function sharedVisibility(ctx: Pick<SharedCtx, 'office' | 'reader'>, thread: ThreadData): Visibility {
  const ofKind = visibilityBy({ uid: 0 }, thread, reaches(ctx, thread));
  return ofKind === 'all' ? 'all' : visibilityBy({ uid: ctx.reader() }, thread, false);
}

/** A thread with the figures that whoever sees so much of it may know. */
export async function withVisibleFigures<T extends ThreadData>(db: Db, visibility: Visibility, thread: T): Promise<T> {
  return visibility === 'all' ? thread : withFigures(thread, await seenFigures(db, thread.tid, visibility));
}

/** A thread of a list: of its replies others than its author and moderators know nothing there. */
export const withListFigures = (ctx: Pick<SharedCtx, 'office' | 'isReader'>, thread: ThreadData): ThreadData => {
  const uid = thread.replies_to_author && ctx.isReader(thread.authorid) ? thread.authorid : 0;
  const visibility = visibilityBy({ uid }, thread, reaches(ctx, thread));
  return visibility === 'all' ? thread : withFigures(thread, { floors: 0, replies: 0 });
};

const withFigures = <T extends ThreadData>(thread: T, { floors, replies }: SeenFigures): T => ({
  ...thread,
  ...{ replies, max_floor: floors, max_position: 1 + replies, last_post_at: thread.created_at, answer_pid: null },
});

/** A thread as it stands for this reader; to whom its group shuts out it is missing, or the post is. */
export async function forReaderOrRefused<
  T extends Pick<ThreadData, 'authorid' | 'readperm' | 'groupid' | 'country_fid'>,
>(
  reading: Pick<Ctx, 'db' | 'actor'>,
  thread: T | undefined,
  missing: 'threads.not_exist' | 'threads.post_not_exist' = 'threads.not_exist',
): Promise<ForReader<T>> {
  const found = await forReaderIfThere(reading, thread);
  return found && !isShut(reading.actor, found) ? found : refuse(missing);
}

/** The same for a post that is named; who wrote it goes on to have it, also once the group shuts them out. */
export const forReaderOrAuthor = async (reading: MemberCtx, thread: ThreadData, post: Pick<PostData, 'authorid'>) =>
  post.authorid === reading.actor.uid
    ? forReader(reading, thread)
    : forReaderOrRefused(reading, thread, 'threads.post_not_exist');

/** Whether a member sees a post of a thread. */
export async function seesPost(
  db: Db,
  actor: { uid: number } | null,
  thread: ForReader<Restricted>,
  post: Pick<PostData, 'position' | 'authorid' | 'parent_pid'>,
): Promise<boolean> {
  const visibility = visibilityOf(actor, thread);
  if (visibility === 'all' || post.position === 1) return true;
  if (visibility === 0) return false;
  if (post.authorid === visibility) return true;
  const parent = post.parent_pid === null ? undefined : await findPost(db, post.parent_pid);
  return parent?.authorid === visibility;
}

/** Refuses a post that this member doesn't see as if it weren't there. */
export async function refuseUnseen(
  { db, actor }: { db: Db; actor: { uid: number } | null },
  thread: ForReader<Restricted>,
  post: Pick<PostData, 'position' | 'authorid' | 'parent_pid'>,
): Promise<void> {
  if (!(await seesPost(db, actor, thread, post))) refuse('threads.post_not_exist');
}
