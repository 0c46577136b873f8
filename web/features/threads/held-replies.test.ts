import { describe, expect, test } from 'vitest';
import type { HeldReply } from '../../../contract/domains/review/held/shapes.ts';
import { mayBeDecided, placeHeld } from './held-replies.ts';
import type { ReplyOrder, ThreadPage } from './queries.ts';

const held = [
  { pid: 7, parent_pid: 0 },
  { pid: 8, parent_pid: 3 },
  { pid: 9, parent_pid: 0 },
] as HeldReply[];

const pageOf = (order: ReplyOrder, page: number, totalPage: number, waiting = 3) =>
  ({
    ...{ held, thread: { waiting }, address: { order, page } },
    replies: { ok: true, list: [], page, count: 0, totalPage },
  }) as unknown as ThreadPage;

const placed = (order: ReplyOrder, page: number, totalPage: number) => {
  const { first, last, under } = placeHeld(pageOf(order, page, totalPage));
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

  test('how many older ones wait too is said where the newest stand, and nowhere else', () => {
    const more = (...page: Parameters<typeof pageOf>) => placeHeld(pageOf(...page)).more;
    expect([more('old', 2, 2, 24), more('new', 1, 2, 24), more('old', 2, 2)]).toEqual([21, 21, 0]);
    expect([more('old', 1, 2, 24), more('new', 2, 2, 24)]).toEqual([0, 0]);
  });

  test('nowhere where none waits', () => {
    const page = {
      ...{ thread: { waiting: 1 }, address: { order: 'old', page: 1 } },
      replies: { ok: false, message: 'No.' },
    } as unknown as ThreadPage;
    const { first, last, under, more } = placeHeld(page);
    expect([first, last, under(3), more]).toEqual([[], [], [], 0]);
  });
});

test.each([
  ['a first count of some, which may be of it', undefined, 2, true],
  ['a first count of none', undefined, 0, false],
  ['no count', 2, undefined, false],
  ['the same count, given again', 2, 2, false],
  ['what was read meanwhile', 2, 0, false],
  ['a notification more', 2, 3, true],
])('whether something may have been decided, by %s', (_, known, unread, decided) => {
  expect(mayBeDecided(known, unread)).toBe(decided);
});
