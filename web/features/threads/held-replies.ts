import type { HeldReply } from '../../../contract/domains/threads/held/shapes.ts';
import type { ThreadPage } from './queries.ts';

/** Where replies that wait stand on a page: before its replies, behind them, or under one of them. */
export interface PlacedHeld {
  first: readonly HeldReply[];
  last: readonly HeldReply[];
  under(pid: number): readonly HeldReply[];
}

/** They stand where they will once they are approved: at the thread's end, or under the reply that they answer. */
export function placeHeld({ held = [], replies, address: { order, page } }: ThreadPage): PlacedHeld {
  const alone = held.filter(({ parent_pid }) => parent_pid === 0);
  const isFirst = order === 'new' && page === 1;
  const isLast = order !== 'new' && (!replies.ok || page >= replies.totalPage);
  return {
    first: isFirst ? alone.toReversed() : [],
    last: isLast ? alone : [],
    under: (pid) => held.filter(({ parent_pid }) => parent_pid === pid),
  };
}
