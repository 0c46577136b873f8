import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { insertRange, overlaps, rangeAround } from './sql/ranges.ts';

const { db } = await testDb();

test('a range holds its first and its last number and nothing beside, and none overlaps it by one', async () => {
  const { id } = await insertRange(db, { model: 'X6525', first: 100, last: 199, added_at: new Date() });
  const around = async (number: number) => (await rangeAround(db, number))?.id;
  expect(await Promise.all([99, 100, 199, 200].map(around))).toEqual([undefined, id, id, undefined]);
  const beside = [
    [0, 99],
    [0, 100],
    [150, 160],
    [199, 300],
    [200, 300],
  ] as const;
  expect(await Promise.all(beside.map(([first, last]) => overlaps(db, first, last)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
