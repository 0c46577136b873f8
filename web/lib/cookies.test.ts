import { beforeEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

/** Cookies as a browser stores them: by name, without what is set beside the value. */
const jar = new Map<string, string>();
const written: string[] = [];
const page = { protocol: 'https:' };
vi.stubGlobal('location', page);
vi.stubGlobal('document', {
  get cookie() {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(line: string) {
    written.push(line);
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    if (line.includes('max-age=0')) jar.delete(name);
    else jar.set(name, value);
  },
});

beforeEach(() => {
  jar.clear();
  written.length = 0;
  page.protocol = 'https:';
});

test('over https a cookie has the prefix of its host, and takes the place of the one before', () => {
  jar.set('bb_lite', '1');
  expect(readCookie('bb_lite')).toBe('1');
  writeCookie('bb_lite', '0', 60);
  expect(written[0]).toBe('__Host-bb_lite=0; path=/; max-age=60; samesite=lax; secure');
  expect([...jar.keys()]).toEqual(['__Host-bb_lite']);
  expect(readCookie('bb_lite')).toBe('0');
});

test('over plain http it has none', () => {
  page.protocol = 'http:';
  writeCookie('bb_open', '1');
  expect(written).toEqual(['bb_open=1; path=/; samesite=lax']);
  expect(readCookie('bb_open')).toBe('1');
  expect(readCookie('open')).toBeUndefined();
});
