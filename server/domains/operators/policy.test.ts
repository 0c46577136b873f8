import { expect, test } from 'vitest';
import { mayBan } from './policy.ts';

const [nigeria, kenya, global] = [188, 207, 293];
const by = (groupid: number, countryFid = nigeria) => ({ uid: 1, groupid, countryFid });
const member = (ownGroupid: number, countryFid = nigeria, uid = 2) => ({ uid, ownGroupid, countryFid });

test.each([
  ['an operator', by(1), member(10, kenya), undefined],
  ['an operator a country moderator', by(1), member(2), undefined],
  ['an operator another operator', by(1), member(1), 'operators.is_operator'],
  ['an operator themself', by(1), member(1, nigeria, 1), 'operators.yourself'],
  ['a country moderator a member of the country', by(2), member(19), undefined],
  ['a country moderator a member of another', by(2), member(19, kenya), 'operators.other_country'],
  ['a country moderator of Global anybody', by(2, global), member(19, kenya), undefined],
  ['a country moderator a moderator', by(2), member(3), 'operators.is_moderator'],
  ['a moderator a country moderator', by(3), member(2), 'operators.is_moderator'],
  ['a moderator an operator', by(3), member(1), 'operators.is_operator'],
  ['a moderator a member', by(3), member(10), undefined],
])('R-MOD-010 whether %s may ban', (_, moderator, target, refusal) => {
  expect(mayBan(moderator, target)).toBe(refusal);
});
