import { expect, test } from 'vitest';
import { globalFid } from '../../../contract/primitives/countries.ts';
import {
  groupInForce,
  mayEnter,
  mayModerate,
  maySpeak,
  moderatesIn,
  officeOver,
  placeModerated,
  silenceOf,
} from './policy.ts';

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

const [nigeria, kenya] = [188, 207];
const place = { countryFid: nigeria, typeid: 2, topid: 7, readperm: 0 };
const of = (office: 'board' | 'topic', held: number) => ({
  ...{ groupid: 10, readaccess: 10, countryFid: kenya },
  offices: [{ office, place: held, countryFid: nigeria }],
});

test.each([
  ['an operator', 1, kenya, 'everywhere'],
  ['a country moderator of Global', 2, globalFid, 'everywhere'],
  ['a moderator of Global', 3, globalFid, 'everywhere'],
  ['a country moderator there', 2, nigeria, 'country'],
  ['a moderator there', 3, nigeria, 'country'],
  ['a moderator of another country', 3, kenya, undefined],
  ['a member there', 10, nigeria, undefined],
  ['a member of Global', 10, globalFid, undefined],
  ['a silenced member there', 4, nigeria, undefined],
] as const)('of what stands in a country %s moderates what the office reaches', (_who, groupid, countryFid, office) => {
  const by = { groupid, countryFid };
  expect(officeOver(by, place)).toBe(office);
  expect(moderatesIn(by, nigeria)).toBe(office !== undefined);
  if (mayModerate(by)) expect(placeModerated(by)).toBe(office === 'everywhere' ? null : countryFid);
});

test.each([
  ['that board', of('board', 2), {}, 'board'],
  ['another board of the country', of('board', 2), { typeid: 3 }, undefined],
  ['the same board of another country', of('board', 2), { countryFid: kenya }, undefined],
  ['what they can’t read in it', of('board', 2), { readperm: 20 }, undefined],
  ['what they can read in it', of('board', 2), { readperm: 10 }, 'board'],
  ['a topic with the number of the board', of('board', 2), { typeid: 3, topid: 2 }, undefined],
] as const)('whoever looks after a board does so in %s, or not', (_where, who, part, office) => {
  expect(officeOver(who, { ...place, ...part })).toBe(office);
});

test.each([
  ['that topic', of('topic', 7), {}, 'topic'],
  ['that topic in another country and board', of('topic', 7), { countryFid: kenya, typeid: 5 }, 'topic'],
  ['another topic', of('topic', 7), { topid: 8 }, undefined],
  ['no topic', of('topic', 7), { topid: 0 }, undefined],
  ['what they can’t read in it', of('topic', 7), { readperm: 20 }, undefined],
  ['a board with the number of the topic', of('topic', 7), { topid: 0, typeid: 7 }, undefined],
] as const)('whoever looks after a topic does so in %s, or not', (_where, who, part, office) => {
  expect(officeOver(who, { ...place, ...part })).toBe(office);
});

test('without an office, and to a guest, no place is theirs', () => {
  expect(officeOver({ ...of('board', 2), offices: [] }, place)).toBeUndefined();
  expect(officeOver(null, place)).toBeUndefined();
  expect(moderatesIn(null, nigeria)).toBe(false);
});
