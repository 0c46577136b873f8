import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createGuardedReads, mostBytesRead, problemOfPage } from './guarded-get.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const asked: string[] = [];
const answers: Record<string, (response: ServerResponse) => void> = {
  '/page': (response) => response.writeHead(200, html).end('<title>A lens</title>'),
  '/latin': (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
      .end(Buffer.from('caf\u00e9', 'latin1')),
  '/once': (response) => response.writeHead(302, { location: '/page' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/secret-behind': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/picture': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('png'),
  '/packed': (response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('x'),
  '/gone': (response) => response.writeHead(404, html).end('<title>Gone</title>'),
  '/endless': (response) => {
    response.writeHead(200, html);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  },
  '/silent': () => {},
};
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answers[request.url ?? '']?.(response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void asked.splice(0));

const guardedGet = (where: { anywhere: boolean }) => {
  const { readPage } = createGuardedReads(where);
  return async (url: string) => (await readPage(url))?.body ?? null;
};
const at = (path: string) => `http://127.0.0.1:${port}${path}`;

test.each([
  at('/page'),
  `https://127.0.0.1:${port}/page`,
  `https://localhost:${port}/page`,
  'https://localhost/page',
  'https://[::1]/page',
  'https://[::ffff:127.0.0.1]/page',
  'https://2130706433/page',
  'https://name:password@8.8.8.8/',
])('%s is not read', async (url) => {
  expect(await guardedGet({ anywhere: false })(url)).toBe(null);
  expect(asked).toEqual([]);
});

test.each([
  ['/page', '<title>A lens</title>'],
  ['/latin', 'caf\u00e9'],
  ['/once', '<title>A lens</title>'],
  ['/round', null],
  ['/secret-behind', null],
  ['/picture', null],
  ['/packed', null],
  ['/gone', null],
])('what stands at %s is read as %s', async (path, read) => {
  expect(await guardedGet({ anywhere: true })(at(path))).toBe(read);
});

test('a page goes round no more than four times', async () => {
  await guardedGet({ anywhere: true })(at('/round'));
  expect(asked).toEqual(['/round', '/round', '/round', '/round']);
});

test('of a page without end only the beginning is read', async () => {
  const page = await guardedGet({ anywhere: true })(at('/endless'));
  expect(page?.length).toBe(mostBytesRead);
});

test('eight are read at the same moment, and more are not begun', async () => {
  const get = guardedGet({ anywhere: true });
  const waiting = Array.from({ length: 8 }, () => get(at('/silent')));
  expect(await get(at('/page'))).toBe(null);
  expect(await Promise.all(waiting)).toEqual(Array(8).fill(null));
  expect(await get(at('/page'))).toBe('<title>A lens</title>');
});

test.each([
  ['https://lens.example/', undefined],
  ['https://lens.example:443/', undefined],
  ['https://lens.example:8443/', 'only the usual port is read'],
  ['https://lens.example:22/', 'only the usual port is read'],
  ['ftp://lens.example/', 'only https is sent to'],
])('whether %s could be read: %s', (url, problem) => {
  expect(problemOfPage(new URL(url))).toBe(problem);
});
