import { expect, test } from 'vitest';
import { notePhotoAsked, photosAround, type ShownPhoto, wasPhotoAsked } from './photos-shown.ts';

const picture = { url: '/a', width: 3, height: 2, widths: [320] };
const photo = (tid: number, aid = tid): ShownPhoto => ({ aid, tid, fid: 770, subject: `photo ${tid}`, picture });
const list = Array.from({ length: 12 }, (_, at) => photo(at + 1));
const near = (tid: number) => photosAround(tid, list)?.near.map((each) => each.tid);

test('an entry has its place in the list that led to it, and its neighbours', () => {
  expect(photosAround(3, list)).toMatchObject({ number: 3, count: 12 });
  expect(near(3)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(near(8)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(near(12)).toEqual([7, 8, 9, 10, 11, 12]);
});

test('several photos of one entry are one neighbour', () => {
  expect(photosAround(1, [photo(1), photo(1, 100), photo(2)])).toMatchObject({ number: 1, count: 2 });
});

test.each([
  ['another list led to it', 99, list],
  ['it is the only one', 1, [photo(1)]],
])('nothing is said where %s', (_, tid, shown) => {
  expect(photosAround(tid, shown)).toBeNull();
});

test('a photo that was asked for in a list is not asked for again on its page', () => {
  expect(wasPhotoAsked(5)).toBe(false);
  notePhotoAsked(5);
  expect([wasPhotoAsked(5), wasPhotoAsked(6)]).toEqual([true, false]);
});
