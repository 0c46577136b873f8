import { postLimits } from '../../../../contract/domains/posts/limits.ts';

export type Direction = 'asc' | 'desc';

/** A run of places, both ends included; `from > to` is none. */
export interface Range {
  from: number;
  to: number;
}

/** Rows of a list by likes, by author or with pictures are found by reading on from its start, so far and no further. */
export const boundedRows = 1000;

const clip = (range: Range, least: number, most: number): Range => ({
  from: Math.max(range.from, least),
  to: Math.min(range.to, most),
});

/** Places of a page of things numbered 1 to `most`. */
export function rangeOfPage(page: number, limit: number, most: number, direction: Direction): Range {
  const skipped = (page - 1) * limit;
  return direction === 'asc'
    ? clip({ from: skipped + 1, to: skipped + limit }, 1, most)
    : clip({ from: most - skipped - limit + 1, to: most - skipped }, 1, most);
}

/**
 * Positions of a page of a thread's posts. The first post is the first row of page 1 in either direction (R-THR-018);
 * going down, the others follow from the newest.
 */
export function positionsOfPage(
  page: number,
  limit: number,
  most: number,
  direction: Direction,
): { first: boolean; rest: Range } {
  if (direction === 'asc') {
    const { from, to } = rangeOfPage(page, limit, most, 'asc');
    return { first: from === 1 && to >= 1, rest: { from: Math.max(from, 2), to } };
  }
  // Row r of the list, from 0, is the first post for 0 and position most - r + 1 after it.
  const start = (page - 1) * limit;
  const from = most - (start + limit - 1) + 1;
  const to = start === 0 ? most : most - start + 1;
  return { first: page === 1 && most >= 1, rest: clip({ from, to }, 2, most) };
}

export const isNone = (range: Range): boolean => range.from > range.to;

export const pagesOf = (count: number, limit: number): number => Math.ceil(count / limit);

/** The page of replies on which a floor stands; 1 for what has no floor, the first post. */
export const pageOfFloor = (floor: number): number => Math.max(1, pagesOf(floor, postLimits.replyPage));

/** How many rows of a bounded list are read for a page; 0 when the page lies past the bound. */
export const rowsToRead = (page: number, limit: number): number =>
  (page - 1) * limit >= boundedRows ? 0 : Math.min(page * limit, boundedRows);
