import { describe, expect, test } from 'vitest';
import type { HeldReply } from '../../../contract/domains/threads/held/shapes.ts';
import { placeHeld } from './held-replies.ts';
import type { ReplyOrder, ThreadPage } from './queries.ts';

const held = [
  { pid: 7, parent_pid: 0 },
  { pid: 8, parent_pid: 3 },
  { pid: 9, parent_pid: 0 },
] as HeldReply[];

const placed = (order: ReplyOrder, page: number, totalPage: number) => {
  const { first, last, under } = placeHeld({
    ...{ held, address: { order, page }, replies: { ok: true, list: [], page, count: 0, totalPage } },
  } as unknown as ThreadPage);
  return [first, last, under(3), under(4)].map((some) => some.map(({ pid }) => pid));
};

describe('where replies that wait stand', () => {
  test('at the end of the last page, oldest first; at the top of the first, newest first', () => {
    expect(placed('old', 2, 2)).toEqual([[], [7, 9], [8], []]);
    expect(placed('hot', 1, 1)).toEqual([[], [7, 9], [8], []]);
    expect(placed('new', 1, 2)).toEqual([[9, 7], [], [8], []]);
  });

  test('on no page between, but under the reply that one answers', () => {
    expect(placed('old', 1, 2)).toEqual([[], [], [8], []]);
    expect(placed('new', 2, 2)).toEqual([[], [], [8], []]);
  });

  test('nowhere where none waits', () => {
    const page = {
      address: { order: 'old', page: 1 },
      replies: { ok: false, message: 'No.' },
    } as unknown as ThreadPage;
    const { first, last, under } = placeHeld(page);
    expect([first, last, under(3)]).toEqual([[], [], []]);
  });
});
