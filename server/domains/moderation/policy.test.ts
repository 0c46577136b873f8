import { expect, test } from 'vitest';
import { groupInForce, mayEnter, mayModerate, maySpeak, silenceOf } from './policy.ts';

test.each([
  [1, true, true, true],
  [2, true, true, true],
  [3, true, true, true],
  [4, true, false, false],
  [5, false, false, false],
  [10, true, true, false],
  [19, true, true, false],
])('group %i: enters %s, speaks %s, moderates %s', (groupid, enters, speaks, moderates) => {
  expect([mayEnter({ groupid }), maySpeak({ groupid }), mayModerate({ groupid })]).toEqual([enters, speaks, moderates]);
});

test('R-EML-002 R-MSC-033 the reason why somebody may not write is named, a sanction before all', () => {
  const who = { groupid: 10, verified: true, needsConsent: false };
  expect(silenceOf(who)).toBeUndefined();
  expect(silenceOf({ ...who, verified: false })).toBe('unverified');
  expect(silenceOf({ ...who, needsConsent: true })).toBe('needs_consent');
  expect(silenceOf({ ...who, verified: false, groupid: 4 })).toBe('muted');
  expect(silenceOf({ ...who, needsConsent: true, groupid: 5 })).toBe('no_access');
});

test('a sanction stands over the own group, a moderator included', () => {
  expect(groupInForce(3, { groupid: 4 })).toBe(4);
  expect(groupInForce(12, undefined)).toBe(12);
});
