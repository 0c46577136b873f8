import { refuseField } from './refusal.ts';

/** Place of a row in a list by time; rows of one moment stand by their id. */
export interface TimeKey {
  at: Date;
  id: number;
}

/** The place as it travels in `next` and `after`. */
export const writeTimeKey = ({ at, id }: TimeKey): string => `${at.getTime()}.${id}`;

/** The end of the year 9999. */
const latest = 253_402_300_799_999;

/** The place that a caller sent; undefined when it is none of ours. */
export function readTimeKey(text: string): TimeKey | undefined {
  const [, time, id] = /^(\d{1,15})\.(\d{1,16})$/.exec(text) ?? [];
  if (time === undefined || id === undefined || !Number.isSafeInteger(Number(id)) || Number(time) > latest)
    return undefined;
  return { at: new Date(Number(time)), id: Number(id) };
}

/** Pages that can be asked for by number: they are read on from the beginning. Further ones go on after a row. */
export const numberedPages = 50;

/** What a caller asks of a list: a page by its number, or `limit` rows after one. */
export interface PageAsked {
  page: number;
  limit: number;
  after: string;
}

/** One page of rows, and whether others follow. */
export interface PageRead<R> {
  rows: readonly R[];
  more: boolean;
}

/**
 * One page of rows: after a row where one is named, else read on from the beginning for the first pages. An `after` that
 * is no place of ours is refused. `read` leaves out what the reader may not see, so that every page is full.
 */
export async function readPage<R>(
  { page, limit, after }: PageAsked,
  read: (rows: number, after?: TimeKey) => Promise<R[]>,
  pages = numberedPages,
): Promise<PageRead<R>> {
  const start = after === '' ? undefined : (readTimeKey(after) ?? refuseField('after'));
  if (start === undefined && page > pages) return { rows: [], more: false };
  const skipped = start === undefined ? (page - 1) * limit : 0;
  const rows = (await read(skipped + limit + 1, start)).slice(skipped);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

/**
 * A page's figures. What was counted may hold rows that this reader doesn't see, so where the list ends is known by
 * `more` alone: whether rows follow those shown. Without a count it is what has been read so far.
 */
export function pageFigures(
  { page, limit }: Pick<PageAsked, 'page' | 'limit'>,
  { rows: { length: shown }, more }: PageRead<unknown>,
  counted = (page - 1) * limit + shown + (more ? 1 : 0),
): { page: number; count: number; totalPage: number } {
  const known = Math.min(Math.ceil(counted / limit), numberedPages);
  const count = Math.max(counted, shown);
  if (more) return { page, count, totalPage: Math.max(known, page + 1) };
  if (shown > 0) return { page, count, totalPage: page };
  return { page, count, totalPage: page === 1 ? 0 : Math.min(known, page - 1) };
}

/** Where a list goes on after a page; empty at its end. */
export function nextPlace({ rows, more }: PageRead<TimeKey>): string {
  const last = rows.at(-1);
  return more && last ? writeTimeKey(last) : '';
}

/** Where a list by id goes on: the id that a caller sent, below or above which the rest lies; another where it is none. */
export const readIdKey = (after: string | undefined, otherwise: number): number => {
  const id = Number(after);
  return after !== undefined && Number.isSafeInteger(id) && id >= 0 ? id : otherwise;
};

/** A page of rows of which one more was read than is shown, and where the next one begins: null at the end. */
export function firstPage<T>(
  rows: readonly T[],
  size: number,
  key: (row: T) => string,
): { rows: T[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > size && last !== undefined ? key(last) : null };
}
