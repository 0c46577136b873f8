import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { pageVisitOf } from './page-visits.ts';

const browser = 'Mozilla/5.0 (Linux; Android 12) Chrome/120 Mobile';
const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageVisitOf({
    ...{ method, url, socket: { remoteAddress: '203.0.113.4' } },
    headers: { accept: 'text/html,*/*', 'user-agent': browser, ...headers },
  } as unknown as IncomingMessage);

test('a page is a visit, and so is its data; calls, files and programs are not', () => {
  expect(asked('/ng/forum?page=2')?.path).toBe('/ng/forum');
  expect(asked('/ng/latest.data', { accept: '*/*' })?.path).toBe('/ng/latest.data');
  expect(asked('/v5/extend/boards', { accept: 'application/json' })).toBeUndefined();
  expect(asked('/assets/app.js', { accept: '*/*' })).toBeUndefined();
  expect(asked('/', {}, 'POST')).toBeUndefined();
  expect(asked('/', { 'user-agent': 'SomeBot/2.1' })).toBeUndefined();
  expect(asked('/', { 'sec-purpose': 'prefetch' })).toBeUndefined();
});

test('a member is known by the cookie of pages, everybody else by address and browser', () => {
  const guest = asked('/ng')?.who;
  expect(asked('/ke')?.who).toBe(guest);
  expect(asked('/ng', { 'user-agent': `${browser} 2` })?.who).not.toBe(guest);
  const member = asked('/ng', { cookie: 'bb_lite=1; bb_page=abc' })?.who;
  expect(asked('/ng', { cookie: 'bb_page=abc', 'user-agent': `${browser} 2` })?.who).toBe(member);
  expect(member).not.toBe(guest);
});
