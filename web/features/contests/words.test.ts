import { expect, test } from 'vitest';
import { termOf } from './agreement.ts';
import { ratioOf } from './components/PhotoCells.tsx';
import { queryOf } from './components/PhotoFilters.tsx';
import { withLook } from './components/PhotosViewer.tsx';
import { prizeLines, prizesSent } from './console/prize-lines.ts';
import { entryIn } from './open.ts';

test.each([
  ['detail5', 5],
  ['detail_5', 5],
  ['detail_tid', 0],
  ['detail', 0],
  ['detail5x', 0],
  [undefined, 0],
])('R-PHO-001 the entry of %s is %i', (detail, tid) => {
  expect(entryIn(detail)).toBe(tid);
});

test.each([
  [{ width: 1600, height: 1066 }, 15],
  [{ width: 1000, height: 4000 }, 5],
  [{ width: 9000, height: 1000 }, 25],
  [{ width: 10, height: 0 }, 25],
])('a cell of %o has a width by height that the sheet knows', (picture, ratio) => {
  expect(ratioOf(picture)).toBe(ratio);
});

test('a line of terms is a heading and a sentence, or a sentence alone', () => {
  expect(termOf('You keep it | It stays yours.')).toEqual({ head: 'You keep it', text: 'It stays yours.' });
  expect(termOf('It stays yours.')).toEqual({ head: '', text: 'It stays yours.' });
});

test('addresses leave out what stands for nothing', () => {
  expect(queryOf({ typeid: 0, order: '' })).toBe('');
  expect(queryOf({ typeid: 4, order: 'like' })).toBe('typeid=4&order=like');
  expect(withLook(new URLSearchParams('typeid=4&look=2'), 3)).toBe('typeid=4&look=3');
  expect(withLook(new URLSearchParams('typeid=4&look=2'), null)).toBe('typeid=4');
});

test('prizes as operators write them are the same prizes', () => {
  const prize = { place: 1, xgold: 500, count: 2, what_en: 'A phone', what_fr: 'Un téléphone', what_hi: 'फ़ोन' };
  const lines = prizeLines([prize]);
  expect(lines).toBe('1 | 500 | 2 | A phone | Un téléphone | फ़ोन');
  expect(JSON.parse(prizesSent(`${lines}\n\n`))).toEqual([{ ...prize, place: '1', xgold: '500', count: '2' }]);
});
