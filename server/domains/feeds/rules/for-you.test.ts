import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, orderForYou, type Taste, worthInHours } from './for-you.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
const plain: Candidate = {
  ...{ tid: 1, authorid: 100, countryFid: 207, language: 'fr', likes: 0, replies: 0, views: 0 },
  ...{ createdAt: hoursAgo(0), lastPosition: 1 },
};
const nobody: Taste = { countryFid: 1, language: 'en', followed: new Set(), read: new Map() };
const someone: Taste = { countryFid: 210, language: 'en', followed: new Set([7]), read: new Map([[2, 5]]) };

/** By how many hours a thread may be older than a plain one and still stand above it. */
function worth(of: Partial<Candidate>, taste: Taste): number {
  for (let quarters = 160; quarters >= -160; quarters -= 1) {
    const candidate = { ...plain, authorid: 99, ...of, tid: 2, createdAt: hoursAgo(quarters / 4) };
    if (orderForYou([plain, candidate], taste)[0] === 2) return quarters / 4;
  }
  return Number.NaN;
}

test.each([
  ['nothing', {}, nobody, 0],
  ['by somebody whom one follows', { authorid: 7 }, { ...someone, read: new Map() }, worthInHours.followed],
  ['of one’s own country', { countryFid: 210 }, { ...someone, read: new Map() }, worthInHours.country],
  ['in one’s language', { language: 'en' }, { ...someone, read: new Map() }, worthInHours.language],
  ['read, with nothing new', { lastPosition: 5 }, someone, worthInHours.read],
  ['read, with new replies', { lastPosition: 6 }, someone, worthInHours.readWithNews],
] as const)('%s counts as so many hours', (_, of, taste, hours) => {
  // Looked at by the quarter of an hour.
  expect(Math.abs(worth(of, taste) - hours)).toBeLessThanOrEqual(0.25);
});

test('of two with as many votes, the one that more of its readers liked stands higher', () => {
  const few = { ...plain, tid: 1, likes: 10, views: 5000 };
  const many = { ...plain, tid: 2, authorid: 99, likes: 10, views: 40 };
  expect(orderForYou([few, many], nobody)).toEqual([2, 1]);
  expect(orderForYou([{ ...few, tid: 3 }, many], nobody)).toEqual([2, 3]);
});

test('an author’s next threads make room for those of others', () => {
  const own = [1, 2, 3].map((tid) => ({ ...plain, tid, authorid: 5, createdAt: hoursAgo(tid) }));
  const other = { ...plain, tid: 4, authorid: 6, createdAt: hoursAgo(4) };
  expect(orderForYou([...own, other], nobody)).toEqual([1, 4, 2, 3]);
});

const candidates = fc.uniqueArray(
  fc.record({
    tid: fc.integer({ min: 1, max: 500 }),
    authorid: fc.integer({ min: 1, max: 9 }),
    countryFid: fc.constantFrom(207, 210),
    language: fc.constantFrom('en', 'fr', 'hi'),
    likes: fc.nat(10_000),
    replies: fc.nat(10_000),
    views: fc.nat(1_000_000),
    createdAt: fc.nat(1000).map(hoursAgo),
    lastPosition: fc.nat(10),
  }),
  { selector: ({ tid }) => tid },
);

test('every thread stands there once, in an order that depends on nothing but the figures', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const order = orderForYou(all, someone);
      expect(order.toSorted()).toEqual(all.map(({ tid }) => tid).toSorted());
      expect(orderForYou(all.toReversed(), someone)).toEqual(order);
    }),
  );
});
