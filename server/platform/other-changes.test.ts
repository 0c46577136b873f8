import { expect, test } from 'vitest';
import { changedElsewhere, mergedList } from './other-changes.ts';

const stored = { city: 'Kano', gender: 2, muted: ['like'] };

test('what another device saved since the form was drawn is returned, with what becomes of it', () => {
  const seen = { city: 'Lagos', gender: 1, muted: ['like'] };
  expect(changedElsewhere(seen, stored, { city: 'Abuja' })).toEqual([
    { field: 'city', value: 'Kano', replaced: 1 },
    { field: 'gender', value: 2, replaced: 0 },
  ]);
});

test('nothing is returned where nothing changed, where both saved the same, or where nobody asks', () => {
  expect(changedElsewhere({ ...stored }, stored, { city: 'Abuja' })).toEqual([]);
  expect(changedElsewhere({ city: 'Lagos' }, stored, { city: 'Kano' })).toEqual([]);
  expect(changedElsewhere(undefined, stored, { city: 'Abuja' })).toEqual([]);
});

test('fields that are not stored are passed over', () => {
  expect(changedElsewhere({ constructor: 'x', else: 1 }, stored, {})).toEqual([]);
});

test('in a list what each device switched counts, in whichever order they come', () => {
  expect(mergedList(['like'], ['like', 'follow'], ['like', 'reply'])).toEqual(['like', 'follow', 'reply']);
  expect(mergedList(['like'], ['like', 'follow'], [])).toEqual(['follow']);
  expect(mergedList(['like'], [], ['like', 'reply'])).toEqual(['reply']);
  expect(mergedList([], ['like'], ['like', 'reply', 'reply'])).toEqual(['like', 'reply']);
});

test('without what was seen, the list that is sent stands', () => {
  expect(mergedList(undefined, ['like', 'follow'], ['reply'])).toEqual(['reply']);
});
