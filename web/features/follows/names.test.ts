import { expect, test } from 'vitest';
import { followLimits } from '../../../contract/domains/follows/limits.ts';
import { namingIn, withName } from './naming.ts';
import { beginning } from './use-names.ts';

test.each([
  ['@', 1, { query: '', from: 0 }],
  ['Hello @am', 9, { query: 'am', from: 6 }],
  ['Hello @amina', 9, { query: 'am', from: 6 }],
  ['(@am', 4, { query: 'am', from: 1 }],
  ['देखो। ＠ravi_', 12, { query: 'ravi_', from: 6 }],
  ['@amina ', 7, null],
  ['me@am', 5, null],
  ['Hello', 5, null],
  [`${'x'.repeat(400)} @am`, 404, { query: 'am', from: 401 }],
])('in %j at %i somebody names %j', (text, caret, naming) => {
  expect(namingIn(text, caret)).toEqual(naming);
});

test('a chosen name stands in place of what was typed of it, and is parted from what follows', () => {
  const text = 'Thanks @am for it';
  const naming = namingIn(text, 10)!;
  expect(withName(text, naming, 'Amina')).toEqual({ text: 'Thanks @Amina for it', caret: 14 });
  expect(withName('@am, thanks', namingIn('@am', 3)!, 'Amina')).toEqual({ text: '@Amina , thanks', caret: 7 });
});

test('those near are offered first, each once, and no more than the list shows', () => {
  const found = (uid: number, username: string) => ({
    uid,
    username,
    avatar: '',
    country_fid: 188,
    isFollowing: 0 as const,
  });
  const many = Array.from({ length: 9 }, (_, n) => found(n + 1, `Ami_${n + 1}`));
  const near = found(9, 'Ami_9');
  const names = beginning('AMI', [near, found(40, 'Bola'), ...many]).map(({ username }) => username);
  expect(names).toEqual(['Ami_9', 'Ami_1', 'Ami_2', 'Ami_3', 'Ami_4', 'Ami_5'].slice(0, followLimits.offered));
});
