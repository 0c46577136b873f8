import { expect, test } from 'vitest';
import { emailFault } from './email.ts';

const endings = ['com', 'cn', 'net'];

test.each(['a@b.com', 'some_one9@mail.cn', 'A@B.NET', 'first.last@gmail.com', "o'brien+forum@my.mail-host.com"])(
  'R-REG-016 %s is an address with an accepted ending',
  (email) => {
    expect(emailFault(email, endings)).toBeUndefined();
  },
);

test.each(['', 'a', 'a@b', 'a..b@c.com', 'a@b.com ', 'a@b.com\n', 'a@@b.com', 'a@b.com\0', `${'a'.repeat(95)}@b.com`])(
  'R-REG-016 %j is none',
  (email) => {
    expect(emailFault(email, endings)).toBe('accounts.email_invalid');
  },
);

test.each(['a@b.org', 'a@b.co.uk', 'a@com.de', 'a@telecom.org'])('R-REG-016 %s has another ending', (email) => {
  expect(emailFault(email, endings)).toBe('accounts.email_ending');
});

test('the endings are what the operators set', () => {
  expect(emailFault('a@b.org', ['org'])).toBeUndefined();
  expect(emailFault('a@b.com', ['org'])).toBe('accounts.email_ending');
});
