import type { Ctx } from '../../../../platform/context.ts';
import type { ReadDeps } from './deps.ts';
import type { ThreadFacts } from './facts.ts';

/** Counts a call that gave a thread to somebody: its author's own reading is none. */
export function countReading(
  { views }: Pick<ReadDeps, 'views'>,
  { actor, asked }: Pick<Ctx, 'actor' | 'asked'>,
  { tid, authorid }: Pick<ThreadFacts, 'tid' | 'authorid'>,
): void {
  if (asked.unread || actor?.uid === authorid) return;
  views.seen(tid, actor ? { uid: actor.uid } : asked);
}
