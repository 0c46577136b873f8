import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test.each([
  ['Amina@Mail.com', 'amina@mail.COM'],
  ['ada@bücher.com', 'Ada@XN--BCHER-KVA.com'],
  ['ada@cafe\u0301.com', 'ada@café.com'],
  ['ada@mail.com', '\u200eada@mail.com\u200b '],
])('%j and %j are one address', (one, other) => {
  expect(emailKey(one)).toBe(emailKey(other));
});

test('what is written behind a plus or between stops makes another address', () => {
  const addresses = ['adaobi@mail.com', 'ada.obi@mail.com', 'adaobi+forum@mail.com'];
  expect(new Set(addresses.map(emailKey)).size).toBe(3);
});

test.each(['@', '', 'xn--', 'a@xn--', 'a@xn--\0', 'no address'])('%j has a form as well', (text) => {
  expect(emailKey(emailKey(text))).toBe(emailKey(text));
});
