import { expect, test } from 'vitest';
import { parseCookies, serialiseCookie, setCookies } from './cookies.ts';

test('cookies are read by name; broken ones are left out', () => {
  expect(parseCookies('a=1; b=x%20y; broken=%E0%A4%A; =z; c', false)).toEqual({ a: '1', b: 'x y' });
  expect(parseCookies(undefined, true)).toEqual({});
});

test('every cookie is HttpOnly, Secure behind https', () => {
  const options = { maxAgeSeconds: 60, sameSite: 'Lax' as const };
  expect(serialiseCookie('s', 'a b', { ...options, secure: false })).toBe(
    's=a%20b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  );
  expect(serialiseCookie('s', 'v', { ...options, secure: true })).toContain('; Secure');
});

const options = { maxAgeSeconds: 60, sameSite: 'Strict' as const };

test('over https a cookie is bound to its host by its name, over http it can’t be', () => {
  expect(setCookies('s', 'v', { ...options, secure: true }, undefined)).toEqual([
    '__Host-s=v; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  ]);
  expect(setCookies('s', 'v', { ...options, secure: false }, 's=old')).toEqual([
    's=v; Path=/; Max-Age=60; HttpOnly; SameSite=Strict',
  ]);
});

test('over https a cookie without the prefix is not read, which a neighbouring host may have set', () => {
  expect(parseCookies('s=planted; __Host-t=ours', true)).toEqual({ t: 'ours' });
  expect(parseCookies('__Host-s=ours; s=planted', true)).toEqual({ s: 'ours' });
  expect(parseCookies(`${'x=1; '.repeat(120)}__Host-s=ours`, true)).toEqual({ s: 'ours' });
  expect(parseCookies('s=ours', false)).toEqual({ s: 'ours' });
});

test('the cookie of before the prefix goes with the next one set or cleared', () => {
  const secure = { ...options, secure: true };
  const gone = 's=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure';
  expect(setCookies('s', 'v', secure, 'a=1; s=old')).toEqual([expect.stringContaining('__Host-s=v'), gone]);
  expect(setCookies('s', '', { ...secure, maxAgeSeconds: 0 }, '__Host-s=new; s=old')).toEqual([
    expect.stringContaining('__Host-s=; Path=/; Max-Age=0'),
    gone,
  ]);
  expect(setCookies('s', 'v', secure, '__Host-s=new; xs=other')).toHaveLength(1);
});
