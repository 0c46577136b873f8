import { expect, test } from 'vitest';
import { isRushWinner } from './rush.ts';

const winners = (rush_every: number, rush_floors: number[]) =>
  [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((floor) => isRushWinner({ rush_every, rush_floors }, floor));

test.each([
  ['none', 0, [], []],
  ['every third', 3, [], [3, 6, 9]],
  ['named ones', 0, [1, 8], [1, 8]],
  ['both, each once', 5, [5, 7], [5, 7, 10]],
] as const)('%s', (_, every, floors, expected) => {
  expect(winners(every, [...floors])).toEqual(expected);
});
