import { expect, test } from 'vitest';
import { type FirstHour, isUnsaid, nextStep } from './first-hour.ts';
import { mostReplied, oneLine } from './worth-following.ts';

const joinedAt = new Date('2026-11-20T10:00:00Z');
const at = new Date('2026-11-20T11:00:00Z');
const later = new Date('2026-11-20T12:00:00Z');
const hour = (fields: Partial<FirstHour> = {}): FirstHour => ({
  ...{ joinedAt, interests_at: null, people_at: null, hello_at: null, chosen_at: null, said_at: null },
  ...fields,
});

test.each<[string, Partial<FirstHour>, string]>([
  ['nothing done', {}, 'interests'],
  ['interests chosen', { interests_at: at }, 'people'],
  ['people passed', { interests_at: at, people_at: at }, 'hello'],
  ['said hello before all else', { hello_at: at }, 'interests'],
  ['all done', { interests_at: at, people_at: at, hello_at: at }, ''],
])('the step that is left: %s', (_what, fields, step) => {
  expect(nextStep(hour(fields), later)).toBe(step);
});

test('steps are offered in the first seven days', () => {
  expect(nextStep(hour(), new Date('2026-11-27T09:59:59Z'))).toBe('interests');
  expect(nextStep(hour(), new Date('2026-11-27T10:00:00Z'))).toBe('');
});

test.each<[string, Date | null, Date | null, boolean]>([
  ['nothing chosen', null, null, false],
  ['chosen', at, null, true],
  ['chosen and said', at, later, false],
  ['chosen anew since', later, at, true],
])('home says what it begins with once after a choice: %s', (_what, chosen_at, said_at, expected) => {
  expect(isUnsaid({ chosen_at, said_at })).toBe(expected);
});

test('who replied on several boards counts for all of them together', () => {
  const rows = [
    { typeid: 1, uid: 5, replies: 3 },
    { typeid: 1, uid: 9, replies: 4 },
    { typeid: 2, uid: 5, replies: 2 },
    { typeid: 2, uid: 3, replies: 4 },
  ];
  expect(mostReplied(rows)).toEqual([
    { uid: 5, replies: 5 },
    { uid: 3, replies: 4 },
    { uid: 9, replies: 4 },
  ]);
});

test.each([
  ['', 10, ''],
  ['  Lagos \n after\tdark ', 20, 'Lagos after dark'],
  ['Lagos after dark', 16, 'Lagos after dark'],
  ['Lagos after dark, with the settings', 18, 'Lagos after dark,…'],
  ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
  ['😀😀😀😀', 3, '😀😀…'],
])('what somebody says of themselves is one line: %j', (words, most, expected) => {
  expect(oneLine(words, most)).toBe(expected);
});
