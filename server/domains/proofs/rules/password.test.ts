import { expect, test } from 'vitest';
import { passwordFault, passwordForm } from './password.ts';

test.each([
  ['', 'accounts.password_too_short'],
  ['12345', 'accounts.password_too_short'],
  ['123456', undefined],
  ['пароль', undefined],
  ['x'.repeat(20), undefined],
  ['x'.repeat(21), 'accounts.password_invalid'],
  ['with space', 'accounts.password_invalid'],
  ['with\ttab', 'accounts.password_invalid'],
  ['null\0byte', 'accounts.password_invalid'],
  ['lone\ud800half', 'accounts.password_invalid'],
])('R-REG-013 a password has 6 to 20 characters that are no spaces: %j -> %s', (password, expected) => {
  expect(passwordFault(password, password)).toBe(expected);
});

test('R-REG-015 the confirmation must be the same', () => {
  expect(passwordFault('secret1', 'secret2')).toBe('accounts.passwords_differ');
  expect(passwordFault('secret1', '')).toBe('accounts.passwords_differ');
});

test('a password is the same however its accents are composed', () => {
  expect(passwordForm('cafe\u0301s')).toBe(passwordForm('caf\u00e9s'));
});
