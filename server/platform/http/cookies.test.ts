import { expect, test } from 'vitest';
import { parseCookies, serialiseCookie } from './cookies.ts';

test('cookies are read by name; broken ones are left out', () => {
  expect(parseCookies('a=1; b=x%20y; broken=%E0%A4%A; =z; c')).toEqual({ a: '1', b: 'x y' });
  expect(parseCookies(undefined)).toEqual({});
});

test('every cookie is HttpOnly, Secure behind https', () => {
  const options = { maxAgeSeconds: 60, sameSite: 'Lax' as const };
  expect(serialiseCookie('s', 'a b', { ...options, secure: false })).toBe(
    's=a%20b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  );
  expect(serialiseCookie('s', 'v', { ...options, secure: true })).toContain('; Secure');
});
