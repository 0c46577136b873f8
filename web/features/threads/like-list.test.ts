import { expect, test } from 'vitest';
import { isLoaded, lastOf, notLoaded, withMore } from './like-list.ts';

const liker = (uid: number) => ({ uid, username: `m${uid}`, avatar: '', country_fid: 188 });

test('R-PST-002 the count starts at -1, which distinguishes not loaded from empty', () => {
  expect(notLoaded.count).toBe(-1);
  expect(isLoaded(notLoaded)).toBe(false);
  const empty = withMore(notLoaded, { likelist: [], count: 0, more: false });
  expect(empty.count).toBe(0);
  expect(isLoaded(empty)).toBe(true);
});

test('further pages follow the last liker', () => {
  const first = withMore(notLoaded, { likelist: [liker(3), liker(8)], count: 3, more: true });
  expect(lastOf(notLoaded)).toBe(0);
  expect(lastOf(first)).toBe(8);
  expect(withMore(first, { likelist: [liker(9)], count: 3, more: false }).likelist.map((one) => one.uid)).toEqual([
    3, 8, 9,
  ]);
});
