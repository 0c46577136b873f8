import { expect, test } from 'vitest';
import { backIn, withDialog, withoutDialog } from './dialog-back.ts';
import { logInFor, queryWithFlag } from './dialog-flags.ts';

test.each([
  ['/', '/'],
  ['/?showlogin=yes', '/'],
  ['/latest?page=2&showlogin#p1', '/latest?page=2#p1'],
  ['/latest?a=%20b&&sh%6Fwlogin=yes&b', '/latest?a=%20b&b'],
  ['/latest#?showlogin', '/latest#?showlogin'],
  ['//?needcountry', '/'],
])('%s without a dialog is %s', (path, without) => {
  expect(withoutDialog(path)).toBe(without);
});

test.each([
  ['/', '/?showlogin=yes'],
  ['/a?needcountry=yes&b=1#c', '/a?b=1&showlogin=yes#c'],
])('%s with the log-in is %s', (path, open) => {
  expect(withDialog(path, 'showlogin')).toBe(open);
});

test('a log-in that a page asked for leads back to it, from either dialog, and the page without it forgets', () => {
  const address = logInFor('/ucenter/notice?tab=follows#n7');
  const query = address.slice(1);
  expect(backIn(query)).toBe('/ucenter/notice?tab=follows#n7');
  expect(backIn(queryWithFlag(query, 'showregister'))).toBe('/ucenter/notice?tab=follows#n7');
  expect(withoutDialog(address)).toBe('/');
});

test.each([
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  'ucenter',
  `/${'a'.repeat(500)}`,
])('a log-in leads to no address like %j', (back) => {
  expect(backIn(`?${new URLSearchParams({ showlogin: 'yes', back })}`)).toBeUndefined();
});
