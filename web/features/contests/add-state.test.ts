import { expect, test } from 'vitest';
import {
  type AddedPhoto,
  draftOf,
  exifSent,
  needing,
  onTheWay,
  photosOf,
  readyOf,
  roomFor,
  shownAtFirst,
} from './add-state.ts';

const facts = {
  ...{ camera: 'Kito X3', lens: '', shutter: '1/60', iso: '200', aperture: '1.8' },
  day: '2026-11-26',
};
const photo = (fields: Partial<AddedPhoto>): AddedPhoto => ({
  ...{ key: 'a', name: 'a.jpg', preview: 'blob:a', bytes: 10, sent: 5, fate: { kind: 'waiting' }, facts },
  ...fields,
});
const up = photo({ aid: 7, stored: '/media/7-320.webp', fate: { kind: 'sent' } });
const failed = photo({ key: 'b', fate: { kind: 'failed', message: 'No', again: true } });
const lost = photo({ key: 'c', fate: { kind: 'lost', percent: 80 } });
const form = { key: 'k', subject: '', message: '', typeid: 0, enters: true, shown: shownAtFirst };

test('photos that failed hold none of the others', () => {
  const all = [up, failed, lost, photo({ key: 'd' })];
  expect(readyOf(all)).toEqual([up]);
  expect(needing(all)).toBe(2);
  expect(onTheWay(all)).toBe(1);
  expect(roomFor(all)).toBe(5);
});

test('what the server has outlives the page, what is still on its way does not', () => {
  const draft = draftOf(form, [up, failed]);
  expect(draft?.photos.map(({ aid }) => aid)).toEqual([7]);
  expect(photosOf(draft!)).toEqual([expect.objectContaining({ aid: 7, preview: up.stored, fate: { kind: 'sent' } })]);
});

test('nothing is stored of a form in which nothing stands', () => {
  expect(draftOf(form, [])).toBeNull();
  expect(draftOf({ ...form, subject: 'Last bus' }, [])).not.toBeNull();
});

test.each([
  ['the day is not shown unasked', shownAtFirst, { camera: 'Kito X3', shutter: '1/60', iso: '200', aperture: '1.8' }],
  ['each by its switch', { camera: false, settings: false, day: true }, { day: '2026-11-26' }],
])('of how a photo was taken only what is chosen is sent: %s', (_, shown, sent) => {
  expect(JSON.parse(exifSent([up], shown))).toEqual([{ aid: 7, ...sent }]);
});

test('nothing is said where nothing is chosen, or nothing is known', () => {
  expect(exifSent([up], { camera: false, settings: false, day: false })).toBe('');
  expect(exifSent([{ ...up, facts: null }], shownAtFirst)).toBe('');
});
