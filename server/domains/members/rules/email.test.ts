import { expect, test } from 'vitest';
import { emailFault, emailKey } from './email.ts';

const endings = ['com', 'cn', 'net'];

test.each(['a@b.com', 'some_one9@mail.cn', 'A@B.NET'])('R-REG-016 %s is word@word with an accepted ending', (email) => {
  expect(emailFault(email, endings)).toBeUndefined();
});

test.each([
  '',
  'a',
  'a@b',
  'a@b.org',
  'a.b@c.com',
  'a@b.co.uk',
  'a@b.com ',
  'a@b.com\n',
  'a@@b.com',
  'é@b.com',
  'a@b.com\0',
  `${'a'.repeat(95)}@b.com`,
])('R-REG-016 %j is not', (email) => {
  expect(emailFault(email, endings)).toBe('accounts.email_invalid');
});

test('the endings are what the operators set', () => {
  expect(emailFault('a@b.org', ['org'])).toBeUndefined();
  expect(emailFault('a@b.com', ['org'])).toBe('accounts.email_invalid');
});

test('addresses that differ in case alone are one address', () => {
  expect(emailKey('Amina@Mail.com')).toBe(emailKey('amina@mail.COM'));
});
