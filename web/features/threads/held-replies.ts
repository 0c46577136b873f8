import type { HeldReply } from '../../../contract/domains/review/held/shapes.ts';
import type { ThreadPage } from './queries.ts';

/** Where replies that wait stand on a page: before its replies, behind them, or under one of them. */
export interface PlacedHeld {
  first: readonly HeldReply[];
  last: readonly HeldReply[];
  /** Older ones that are not given with a thread, said where the newest stand. */
  more: number;
  under(pid: number): readonly HeldReply[];
}

/**
 * Whether a decision may have come with a notification: there are more unread ones than were known of. A page begins
 * without any figure, and the first one that comes may be of the decision.
 */
export const mayBeDecided = (known: number | undefined, unread: number | undefined): boolean =>
  (unread ?? 0) > (known ?? 0);

/** They stand where they will once they are approved: at the thread's end, or under the reply that they answer. */
export function placeHeld({ held = [], thread, replies, address: { order, page } }: ThreadPage): PlacedHeld {
  const alone = held.filter(({ parent_pid }) => parent_pid === 0);
  const isFirst = order === 'new' && page === 1;
  const isLast = order !== 'new' && (!replies.ok || page >= replies.totalPage);
  return {
    first: isFirst ? alone.toReversed() : [],
    last: isLast ? alone : [],
    more: held.length > 0 && (isFirst || isLast) ? Math.max(0, thread.waiting - held.length) : 0,
    under: (pid) => held.filter(({ parent_pid }) => parent_pid === pid),
  };
}
