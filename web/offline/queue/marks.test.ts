import { expect, test } from 'vitest';
import type { Waiting } from './waiting.ts';
import { marksOf } from './waiting-now.ts';

const mark = (call: Waiting['call'], of: number, on: 0 | 1, state: Waiting['state'] = 'waiting') =>
  ({ call, state, shown: { text: '', page: '', of, on } }) as Waiting;

test('marks that wait are found by what they are on; of two the later counts, and a refused one does not', () => {
  const all = [
    mark('threads.like', 7, 1, 'sending'),
    mark('threads.like', 7, 0),
    mark('threads.like', 8, 1),
    mark('threads.like', 9, 1, 'refused'),
    mark('follows.follow', 9, 1),
  ];
  expect([...marksOf(all, 'threads.like')]).toEqual([
    [7, false],
    [8, true],
  ]);
  expect([...marksOf(all, 'follows.follow')]).toEqual([[9, true]]);
});
