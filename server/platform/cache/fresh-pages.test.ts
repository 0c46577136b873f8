import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { alone } from '../../../tests/support/platform.ts';
import { createPieceStore } from '../pieces/store.ts';
import { createGuestPageCache } from './guest-pages.ts';
import { createTagBoard } from './tags.ts';

test('a guest’s page is served from the cache for five minutes, and drawn anew after that', async () => {
  const start = Date.UTC(2026, 10, 20, 10);
  let now = start;
  const tags = createTagBoard(alone);
  const cache = createGuestPageCache({ tags, clock: () => new Date(now), store: createPieceStore(1_000_000) });
  const server = createServer((request, response) => {
    cache.serveHit(request, response, () => response.writeHead(418).end());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ng`;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  await cache.fill('/ng', async () => ({ status: 200, headers, body: '<p>hello</p>', tags: [] }));
  const statusAfter = async (seconds: number) => {
    now = start + seconds * 1000;
    return (await fetch(url)).status;
  };
  expect([await statusAfter(299), await statusAfter(300), await statusAfter(301)]).toEqual([200, 200, 418]);
});
