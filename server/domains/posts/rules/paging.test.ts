import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedRows, type Direction, isNone, pagesOf, positionsOfPage, rangeOfPage, rowsToRead } from './paging.ts';

const direction = fc.constantFrom<Direction>('asc', 'desc');
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

test('R-THR-018 R-THR-019 the first post opens page 1 in either direction and is on no other page', () => {
  fc.assert(
    fc.property(direction, fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 25 }), (dir, most, limit) => {
      const rows: number[] = [];
      for (let page = 1; page <= pagesOf(most, limit); page += 1) {
        const { first, rest } = positionsOfPage(page, limit, most, dir);
        expect(first).toBe(page === 1);
        const others = numbers(rest.from, rest.to);
        if (dir === 'desc') others.reverse();
        const here = first ? [1, ...others] : others;
        expect(here.length).toBeLessThanOrEqual(limit);
        rows.push(...here);
      }
      const others = numbers(2, most);
      expect(rows).toEqual([1, ...(dir === 'asc' ? others : others.reverse())]);
    }),
  );
});

test('pages of floors hold every reply once, and none past the end', () => {
  fc.assert(
    fc.property(direction, fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 25 }), (dir, most, limit) => {
      const rows: number[] = [];
      for (let page = 1; page <= pagesOf(most, limit); page += 1) {
        const range = rangeOfPage(page, limit, most, dir);
        const here = numbers(range.from, range.to);
        rows.push(...(dir === 'asc' ? here : here.reverse()));
      }
      expect(rows).toEqual(dir === 'asc' ? numbers(1, most) : numbers(1, most).reverse());
      expect(isNone(rangeOfPage(pagesOf(most, limit) + 1, limit, most, dir))).toBe(true);
    }),
  );
});

test('a bounded list is read to its bound and no further', () => {
  expect(rowsToRead(1, 20)).toBe(20);
  expect(rowsToRead(50, 20)).toBe(boundedRows);
  expect(rowsToRead(51, 20)).toBe(0);
  expect(rowsToRead(1_000_000, 20)).toBe(0);
});
