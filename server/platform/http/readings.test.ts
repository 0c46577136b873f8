import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { clientAddress, proxiesOf } from './client-address.ts';
import { isProgram } from './programs.ts';
import { guestReadings, isUnread } from './readings.ts';

test.each([
  ['GET', {}, false],
  ['POST', {}, false],
  ['HEAD', {}, true],
  ['GET', { 'sec-purpose': 'prefetch' }, true],
  ['GET', { 'sec-purpose': 'prefetch;prerender' }, true],
  ['GET', { purpose: 'prefetch' }, true],
  ['GET', { 'x-purpose': 'preview' }, true],
  ['GET', { 'x-moz': 'prefetch' }, true],
  ['GET', { 'x-quiet': '1' }, true],
])('%s with %j is read by nobody: %s', (method, headers, unread) => {
  expect(isUnread({ method, headers })).toBe(unread);
});

test.each([
  ['', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  ['curl/8.5.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0 Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 8.1; itel W5006X) AppleWebKit/537.36 Chrome/96.0 Mobile Safari/537.36', false],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/5.1; U; en) Presto/2.8.119 Version/11.10', false],
  ['Mozilla/5.0 (Linux; U; Android 8.1.0; en-US; CUBOT X18) UCBrowser/12.9', false],
])('%s is a program: %s', (userAgent, is) => {
  expect(isProgram(userAgent)).toBe(is);
  expect(isProgram(userAgent)).toBe(is);
});

const chains = [
  [],
  ['198.51.100.7'],
  ['198.51.100.7', '127.0.0.1'],
  ['203.0.113.5', '198.51.100.7', '10.1.2.3'],
  ['127.0.0.1', '10.1.2.3'],
  ['made up', '198.51.100.7'],
  ['2001:db8::7'],
];
test.each([[[]], [['127.0.0.1']], [['127.0.0.1', '10.0.0.0/8', '::1']]])(
  'behind the proxies %j the one who asks is found as the framework finds them',
  async (trusted: string[]) => {
    const server = Fastify({ trustProxy: trusted.length > 0 ? trusted : false });
    const proxies = proxiesOf(trusted);
    const found: [string, string][] = [];
    server.get('/', async (request) => {
      found.push([clientAddress(request.raw, proxies), request.ip]);
    });
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    for (const chain of chains)
      await fetch(url, { headers: chain.length > 0 ? { 'x-forwarded-for': chain.join(', ') } : {} });
    await server.close();
    expect(found.map(([own]) => own)).toEqual(found.map(([, theirs]) => theirs));
    expect(found).toHaveLength(chains.length);
  },
);

test('a guest’s page is told of with address and browser, unless nobody reads it', () => {
  const told: object[] = [];
  const tell = guestReadings(['127.0.0.1'], (reading) => told.push(reading));
  const asked = (method: string, headers: object) =>
    tell({
      method,
      url: '/forum/15443/7',
      socket: { remoteAddress: '127.0.0.1' },
      headers,
    } as unknown as IncomingMessage);
  asked('GET', { 'x-forwarded-for': '198.51.100.7', 'user-agent': 'Mozilla/5.0' });
  asked('HEAD', { 'user-agent': 'Mozilla/5.0' });
  asked('GET', { 'user-agent': 'Mozilla/5.0', 'sec-purpose': 'prefetch' });
  asked('GET', {});
  expect(told).toEqual([
    { url: '/forum/15443/7', ip: '198.51.100.7', userAgent: 'Mozilla/5.0' },
    { url: '/forum/15443/7', ip: '127.0.0.1', userAgent: '' },
  ]);
});
