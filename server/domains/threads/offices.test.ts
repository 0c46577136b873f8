import { expect, test } from 'vitest';
import { officeOver } from './offices.ts';

const [nigeria, kenya] = [188, 207];
const place = { countryFid: nigeria, typeid: 2, topid: 7, readperm: 0 };
const of = (office: 'board' | 'topic', held: number) => ({
  ...{ groupid: 10, readaccess: 10, countryFid: kenya },
  offices: [{ office, place: held, countryFid: nigeria }],
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
});
