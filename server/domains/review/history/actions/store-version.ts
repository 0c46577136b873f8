import { historyLimits } from '../../../../../contract/domains/review/history/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { type PostData, storedMessage } from '../../../posts/index.ts';
import type { Next, ThreadData } from '../../../threads/index.ts';
import { insertVersion } from '../../sql/versions.ts';
import { versionWords } from '../rules/version-words.ts';

/**
 * Stores what a locked post has said until now, as readers may look it up: where it says something else from now on, and
 * somebody may have read it.
 */
export async function storeVersion(ctx: MemberCtx, thread: ThreadData, post: PostData, next: Next): Promise<void> {
  if (thread.status !== 1 || isJustWritten(ctx.now, thread, post)) return;
  const subject = post.position === 1 ? thread.subject : '';
  const words = versionWords(storedMessage(post));
  if (subject === next.subject && words === versionWords(next.message)) return;
  const { tid, pid, authorid } = post;
  const written_at = post.edited_at ?? post.created_at;
  const row = { tid, pid, version: post.versions + 1, authorid, subject, words, written_at };
  await insertVersion(ctx.db, row, { most: historyLimits.versions });
}

/** What is put right at once, before anybody has written after it, is no news. */
function isJustWritten(now: Date, { max_position }: ThreadData, { created_at, position }: PostData): boolean {
  const age = now.getTime() - created_at.getTime();
  return age <= historyLimits.graceSeconds * 1000 && max_position === position;
}
