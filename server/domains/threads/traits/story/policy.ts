import type { ThreadState, Verdict } from '../../core/policy.ts';

/** A story is its author's own, of threads that others can read. */
export function mayContinue(uid: number, thread: ThreadState | undefined): Verdict {
  const open = thread?.authorid === uid && thread.status === 1 && !thread.deleted_at;
  return open ? undefined : 'threads.story_unknown';
}
