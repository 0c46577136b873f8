import { expect, test } from 'vitest';
import { chooseRecommended } from './recommended.ts';

const photo = (tid: number, by: number, likes = 0) => ({ tid, id: tid * 10, by, likes });
const chosen = (...asked: Parameters<typeof chooseRecommended>) =>
  chooseRecommended(...asked).map(({ tid, why }) => [tid, why]);

test('whom the reader follows comes first, then what is liked, then what is new', () => {
  const candidates = [photo(1, 1), photo(2, 2, 5), photo(3, 3, 9), photo(4, 4)];
  expect(chosen(candidates, new Set([4]), 8)).toEqual([
    [4, 'follows'],
    [3, 'liked'],
    [2, 'liked'],
    [1, 'new'],
  ]);
});

test('a photographer stands there twice at most, an entry once, and no more are chosen than were asked for', () => {
  const candidates = [photo(1, 1), photo(2, 1), photo(3, 1), photo(4, 2), { ...photo(4, 2), id: 41 }, photo(5, 3)];
  expect(chosen(candidates, new Set(), 8).map(([tid]) => tid)).toEqual([1, 2, 4, 5]);
  expect(chosen(candidates, new Set(), 2)).toHaveLength(2);
});
