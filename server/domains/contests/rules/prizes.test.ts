import { expect, test } from 'vitest';
import { takePrizes } from './prizes.ts';

const words = { what_en: 'A phone', what_fr: 'Un téléphone', what_hi: 'एक फ़ोन' };

test('prizes stand in the order of their places', () => {
  const sent = [
    { place: 2, ...words, xgold: 5, count: 3 },
    { place: 1, ...words },
  ];
  expect(takePrizes(JSON.stringify(sent))?.map(({ place, xgold, pieces }) => [place, xgold, pieces])).toEqual([
    [1, 0, 1],
    [2, 5, 3],
  ]);
  expect(takePrizes('')).toEqual([]);
});

test.each([
  ['no list', '{}'],
  ['no JSON', '['],
  [
    'a place twice',
    JSON.stringify([
      { place: 1, ...words },
      { place: 1, ...words },
    ]),
  ],
  ['a language that lacks', JSON.stringify([{ place: 1, ...words, what_hi: '' }])],
  ['XGold that nobody has', JSON.stringify([{ place: 1, ...words, xgold: 1e9 }])],
])('%s is refused', (_, sent) => {
  expect(takePrizes(sent)).toBeUndefined();
});
