import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameKey, usernameFault } from './username.ts';

const fault = (name: string, siteName = 'Baobab') => usernameFault(name, siteName);

test.each([
  ['', 'accounts.username_too_short'],
  ['abcd', 'accounts.username_too_short'],
  ['ab!', 'accounts.username_too_short'],
  ['abcde', undefined],
  ['A_9zz', undefined],
  ['a'.repeat(20), undefined],
  ['a'.repeat(21), 'accounts.username_invalid'],
  ['abc de', 'accounts.username_invalid'],
  ['abcdé', 'accounts.username_invalid'],
  ['नमस्ते', 'accounts.username_invalid'],
  ['abcd\0', 'accounts.username_invalid'],
  ['abcde\n', 'accounts.username_invalid'],
  ['abcd\ud800', 'accounts.username_invalid'],
])('R-REG-009 a username has 5 to 20 word characters: %j -> %s', (name, expected) => {
  expect(fault(name)).toBe(expected);
});

test.each(['infinix_fan', 'myInFiNiXx', 'theXOSguy', 'XClubber', 'baobab_1', 'iloveBAOBAB'])(
  'R-REG-011 %s holds a forbidden word, in any case, and answers as taken',
  (name) => {
    expect(fault(name)).toBe('accounts.already_exists');
  },
);

test.each([
  ['Fans United', 'fansunited9', 'accounts.already_exists'],
  ['Fans United', 'fans_united', 'accounts.already_exists'],
  ['Fans United', 'fans_of_it', undefined],
  ['बरगद', 'someone', undefined],
])('R-REG-011 a site named %s: %s -> %s', (siteName, name, expected) => {
  expect(fault(name, siteName)).toBe(expected);
});

test('R-REG-009 whatever is accepted has 5 to 20 word characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
      if (fault(name) === undefined) expect(name).toMatch(/^[A-Za-z0-9_]{5,20}$/);
    }),
  );
});

test('names that differ in case alone are one name', () => {
  expect(nameKey('Adaeze_K')).toBe(nameKey('aDAEZE_k'));
});
