import { expect, test } from 'vitest';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import { ownName } from './own-name.ts';

test.each([
  ['', '', ''],
  ['  ', '', ''],
  ['Tunde', 'Tunde', ''],
  [' Tunde  Bakare ', 'Tunde', 'Bakare'],
  ['Mary Jane Obi', 'Mary Jane', 'Obi'],
  ['सीमा देवी शर्मा', 'सीमा देवी', 'शर्मा'],
])('the real name %j fills %j and %j', (realname, firstname, lastname) => {
  expect(ownName(realname)).toEqual({ firstname, lastname });
});

test('what is longer than its field fills nothing', () => {
  const long = 'x'.repeat(storeLimits.short + 1);
  expect(ownName(`Ada ${long}`)).toEqual({ firstname: 'Ada', lastname: '' });
  expect(ownName(`${long} Obi`)).toEqual({ firstname: '', lastname: 'Obi' });
});
