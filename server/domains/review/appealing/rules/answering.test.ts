import { expect, test } from 'vitest';
import { globalFid } from '../../../../../contract/primitives/countries.ts';
import { answeringOf } from './answering.ts';

const act = { uid: 1, country_fid: 188, by_uid: 2, byGroup: 3 };
const at = (uid: number, country_fid = 188) => ({ uid, country_fid });

test.each([
  ['nobody moderates there', [], 'team'],
  ['only who acted does', [at(2)], 'team'],
  ['only who acted and who wrote it do', [at(2), at(1)], 'team'],
  ['others do so elsewhere', [at(2), at(3, 207)], 'team'],
  ['another one does', [at(2), at(3)], 'moderator'],
  ['another one serves everywhere', [at(2), at(3, globalFid)], 'moderator'],
] as const)('an appeal where %s', (_, moderators, who) => {
  expect(answeringOf(act, moderators)).toBe(who);
});

test('of what a job did any moderator of the country is another one', () => {
  expect(answeringOf({ ...act, by_uid: null, byGroup: undefined }, [at(2)])).toBe('moderator');
});

test('what an operator did is for our team, whoever moderates there', () => {
  expect(answeringOf({ ...act, byGroup: 1 }, [at(2), at(3)])).toBe('team');
});
