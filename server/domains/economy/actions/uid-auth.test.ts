import { expect, test } from 'vitest';
import { isUidAuth, uidAuth } from './uid-auth.ts';

const token = 'a-token';
const asked = { cid: 188, uid: 1001, xcoin: 4 };

test('R-EXC-012 it is the hex HMAC-SHA-256 of cid.uid.xcoin under the token', () => {
  expect(uidAuth(token, asked)).toBe('16b23e2176ab3a5b1c504ad28fc2093be7b574765476c40e78181240b5a27a1d');
  expect(uidAuth(token, { cid: 188, uid: 1001 })).toBe(
    '5172d511c1b1f31ecad640acd57350af72218532c4893dd1ca2de00b1ccab177',
  );
});

test.each([
  ['the same', {}, token, true],
  ['another number of XCoin', { xcoin: 5 }, token, false],
  ['no number', { xcoin: undefined }, token, false],
  ['another member', { uid: 1002 }, token, false],
  ['another country', { cid: 207 }, token, false],
  ['another token', {}, 'another-token', false],
])('R-EXC-012 it holds for what it was made of: %s', (_, other, by, holds) => {
  expect(isUidAuth(uidAuth(token, asked), by, { ...asked, ...other })).toBe(holds);
});

test('R-EXC-012 capitals are the same, what is cut or empty is not', () => {
  expect(isUidAuth(uidAuth(token, asked).toUpperCase(), token, asked)).toBe(true);
  expect(isUidAuth(uidAuth(token, asked).slice(1), token, asked)).toBe(false);
  expect(isUidAuth('', token, asked)).toBe(false);
});
