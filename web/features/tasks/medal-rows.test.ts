import { expect, test } from 'vitest';
import type { MedalRow } from '../../../contract/domains/tasks/shapes.ts';
import { medalsToGet, moved, nearestMedal, ownMedals, withOneMore, without, wornMedals } from './medal-rows.ts';

const row = (medalid: number, fields: Partial<MedalRow> = {}): MedalRow => ({
  ...{ medalid, name: `Medal ${medalid}`, description: '', how: '', s3_medal: '/medals/welcome.svg', is_have: 0 },
  ...{ dateline: 0, wear: 0, have: 0, need: 0, figure: '', goods_id: 0 },
  ...fields,
});
const ids = (rows: readonly MedalRow[]) => rows.map(({ medalid }) => medalid);

test('own medals stand apart from those still to get, and worn ones in their order', () => {
  const rows = [row(1, { is_have: 1, wear: 2 }), row(2), row(3, { is_have: 1, wear: 1 }), row(4, { is_have: 1 })];
  expect(ids(ownMedals(rows))).toEqual([1, 3, 4]);
  expect(ids(medalsToGet(rows))).toEqual([2]);
  expect(ids(wornMedals(rows))).toEqual([3, 1]);
});

test('the nearest medal is the one begun that lacks the smallest share', () => {
  const rows = [
    row(1, { have: 3, need: 10 }),
    row(2, { have: 19, need: 25 }),
    row(3, { need: 1 }),
    row(4, { have: 9, need: 10, is_have: 1 }),
  ];
  expect(nearestMedal(rows)?.medalid).toBe(2);
  expect(nearestMedal([row(3, { need: 1 }), row(5)])).toBeUndefined();
});

test.each([
  ['up', 2, -1, [2, 1, 3]],
  ['down', 2, 1, [1, 3, 2]],
  ['up at the top', 1, -1, [1, 2, 3]],
  ['down at the end', 3, 1, [1, 2, 3]],
  ['one that is not worn', 9, 1, [1, 2, 3]],
] as const)('a medal moves %s', (_, medalid, by, order) => {
  expect(moved([1, 2, 3], medalid, by)).toEqual(order);
});

test('R-MED-004 a sixth medal finds no place', () => {
  expect(withOneMore([1, 2], 3)).toEqual([1, 2, 3]);
  expect(withOneMore([1, 2], 2)).toEqual([1, 2]);
  expect(withOneMore([1, 2, 3, 4, 5], 6)).toBeNull();
  expect(without([1, 2, 3], 2)).toEqual([1, 3]);
});
