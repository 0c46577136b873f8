import { expect, test } from 'vitest';
import { mayBan, mayChange } from './policy.ts';

const [nigeria, kenya, global] = [188, 207, 293];
const by = (groupid: number, countryFid = nigeria) => ({ uid: 1, groupid, countryFid });
const member = (groupid: number, countryFid = nigeria, uid = 2) => ({ uid, groupid, countryFid });

test.each([
  ['an operator', by(1), member(10, kenya), undefined],
  ['an operator a country moderator', by(1), member(2), undefined],
  ['an operator another operator', by(1), member(1), 'moderation.is_operator'],
  ['an operator themself', by(1), member(1, nigeria, 1), 'moderation.yourself'],
  ['a country moderator a member of the country', by(2), member(19), undefined],
  ['a country moderator a member of another', by(2), member(19, kenya), 'moderation.other_country'],
  ['a country moderator of Global anybody', by(2, global), member(19, kenya), undefined],
  ['a country moderator a moderator', by(2), member(3), 'moderation.is_moderator'],
  ['a moderator a country moderator', by(3), member(2), 'moderation.is_moderator'],
  ['a moderator an operator', by(3), member(1), 'moderation.is_operator'],
  ['a moderator a member', by(3), member(10), undefined],
  ['a plain member', by(19), member(10), 'wire.forbidden'],
  ['a moderator who may not speak', by(4), member(10), 'wire.forbidden'],
])('R-MOD-010 whether %s may ban', (_, moderator, target, refusal) => {
  expect(mayBan(moderator, target)).toBe(refusal);
});

test.each([
  ['an operator what an operator imposed', 1, 1, undefined],
  ['a moderator what another moderator imposed', 3, 2, undefined],
  ['a country moderator what an operator imposed', 2, 1, 'moderation.operators_sanction'],
])('whether %s may be changed', (_, groupid, imposer, refusal) => {
  expect(mayChange({ groupid }, { groupid: imposer })).toBe(refusal);
});

test('a sanction that is unknown, or was imposed by an operator who is gone, may be changed by any operator', () => {
  expect(mayChange({ groupid: 3 }, undefined)).toBeUndefined();
});
