import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createGuardedReads, mostBytesOfPicture } from './guarded-get.ts';

const png = { 'content-type': 'image/png' };
const asked: string[] = [];
const answers: Record<string, (response: ServerResponse) => void> = {
  '/page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>A lens</title>'),
  '/once': (response) => response.writeHead(302, { location: '/page' }).end(),
  '/picture': (response) => response.writeHead(200, png).end('a picture'),
  '/picture-once': (response) => response.writeHead(302, { location: '/picture' }).end(),
  '/large': (response) => response.writeHead(200, png).end(Buffer.alloc(mostBytesOfPicture + 1)),
  '/packed': (response) => response.writeHead(200, { ...png, 'content-encoding': 'gzip' }).end('a picture'),
  '/drawing': (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
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
const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const { readPage, readPicture } = createGuardedReads({ anywhere: true });

test('a page is read with the address at which it was found', async () => {
  expect(await readPage(at('/once'))).toEqual({ address: at('/page'), body: '<title>A lens</title>' });
  expect(await readPage(at('/picture'))).toBe(null);
});

test.each([
  ['/picture', 'a picture'],
  ['/picture-once', 'a picture'],
  ['/page', undefined],
  ['/large', undefined],
  ['/packed', undefined],
  ['/drawing', undefined],
])('what stands at %s is read as the picture %s', async (path, read) => {
  expect((await readPicture(at(path)))?.toString()).toBe(read);
});

test('what is inside of our own network is not asked for', async () => {
  asked.splice(0);
  const guarded = createGuardedReads({ anywhere: false });
  for (const url of [at('/picture'), 'https://127.0.0.1/picture', 'https://169.254.169.254/latest']) {
    expect(await guarded.readPicture(url)).toBe(null);
    expect(await guarded.readPage(url)).toBe(null);
  }
  expect(asked).toEqual([]);
});
