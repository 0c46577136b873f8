import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { alone } from '../../../tests/support/platform.ts';
import { createPieceStore } from '../pieces/store.ts';
import { createGuestPageCache, type GuestPage, guestPageKey } from './guest-pages.ts';
import { createTagBoard } from './tags.ts';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function house() {
  const store = createPieceStore(1_000_000);
  const clock = { now: new Date('2026-11-20T10:00:00Z') };
  const tags = createTagBoard(alone);
  const cache = createGuestPageCache({ tags, clock: () => clock.now, store });
  const server = createServer((request, response) => {
    cache.serveHit(request, response, () => response.writeHead(418).end());
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
  return { clock, tags, cache, get, store };
}

const page = (body: string, tags: string[], status = 200): GuestPage => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" },
  body,
  tags,
});

test('a filled page is served with its headers, compressed, and not again to who has it', async () => {
  const { cache, get } = await house();
  await cache.fill('/ng', async () => page('<p>hello</p>', ['f:188']));
  const answer = await get('/ng', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(await answer.text()).toBe('<p>hello</p>');
  const etag = answer.headers.get('etag')!;
  // The tag stands for the page in every encoding, and a proxy that compresses anew may have added others beside it.
  for (const known of [etag, etag.replace('W/', ''), `"another", ${etag}`, '*'])
    expect((await get('/ng', { 'if-none-match': known })).status, known).toBe(304);
  expect((await get('/ng', { 'if-none-match': '"another"' })).status).toBe(200);
});

test('a reader who saves data gets a page of their own, and nobody else gets it', async () => {
  const { cache, get } = await house();
  await cache.fill(guestPageKey('/ng', {}), async () => page('whole', []));
  expect((await get('/ng', { 'save-data': 'on' })).status).toBe(418);
  await cache.fill(guestPageKey('/ng', { 'save-data': 'on' }), async () => page('spare', []));
  expect(await (await get('/ng', { cookie: 'bb_lite=1' })).text()).toBe('spare');
  const other = await get('/ng');
  expect(await other.text()).toBe('whole');
  expect(other.headers.get('vary')).toBe('accept-encoding, cookie, save-data');
});

test('each form of a page is packed once, for all who take it', async () => {
  const { cache, get } = await house();
  await cache.fill('/ng', async () => page('<p>hello</p>'.repeat(100), []));
  for (const encoding of ['gzip', 'br', 'gzip', 'br']) {
    const answers = await Promise.all([1, 2].map(() => get('/ng', { 'accept-encoding': encoding })));
    for (const answer of answers) {
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toBe('<p>hello</p>'.repeat(100));
    }
  }
  expect((await get('/ng', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  expect((await get('/ng', { 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe('gzip');
});

test('whoever waits for a page that is cached may be sent it as packed as those who come later', async () => {
  const { cache, get } = await house();
  const { packed } = await cache.fill('/ng', async () => page('<p>hello</p>', []));
  expect(brotliDecompressSync(packed!).toString()).toBe('<p>hello</p>');
  for (const encoding of ['gzip', 'br', 'identity'])
    expect(await (await get('/ng', { 'accept-encoding': encoding })).text(), encoding).toBe('<p>hello</p>');
});

test('a page that gave way in the store is a miss, and a hit again once it is there', async () => {
  const { cache, get, store } = await house();
  const fill = () => cache.fill('/ng', async () => page('<p>hello</p>', []));
  await fill();
  const ask = async () => (await get('/ng', { 'accept-encoding': 'br' })).status;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  for (let at = 0; at < 100; at += 1) store.set(`other ${at}`, Buffer.alloc(20_000));
  expect([await ask(), await ask()]).toEqual([418, 418]);
  await fill();
  expect(await ask()).toBe(200);
});

test('a member, another address and a moved tag get no hit', async () => {
  const { cache, get, tags } = await house();
  await cache.fill('/ng', async () => page('x', ['f:188']));
  for (const name of ['bb_page', '__Host-bb_page'])
    expect((await get('/ng', { cookie: `a=1; ${name}=secret` })).status).toBe(418);
  expect((await get('/ng?page=2')).status).toBe(418);
  tags.movedElsewhere(['f:206']);
  expect((await get('/ng')).status).toBe(200);
  tags.movedElsewhere(['f:188']);
  expect((await get('/ng')).status).toBe(418);
});

test('a page whose tag moved while it was rendered is answered but not cached', async () => {
  const { cache, get, tags } = await house();
  const answered = await cache.fill('/t', async () => {
    tags.moved(['t:1']);
    return page('old', ['t:1']);
  });
  expect(answered.body).toBe('old');
  expect((await get('/t')).status).toBe(418);
});

test('a step’s data is cached like the page, under the same tags', async () => {
  const { cache, get, tags } = await house();
  const data = { ...page('{"data":{}}', ['f:188']), headers: { 'content-type': 'application/json; charset=utf-8' } };
  await cache.fill('/ng.data', async () => data);
  const answer = await get('/ng.data');
  expect(await answer.json()).toEqual({ data: {} });
  expect((await get('/ng.data', { 'if-none-match': answer.headers.get('etag')! })).status).toBe(304);
  expect((await get('/ng.data', { cookie: 'bb_page=secret' })).status).toBe(418);
  tags.movedElsewhere(['f:188']);
  expect((await get('/ng.data')).status).toBe(418);
});

test('those who wait for one address share one rendering', async () => {
  const { cache } = await house();
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return page('one', []);
  };
  await Promise.all([cache.fill('/', render), cache.fill('/', render), cache.fill('/', render)]);
  expect(rendered).toBe(1);
});

test('errors and other kinds are not cached; an old page stands in while the database is away', async () => {
  const { cache, get, clock } = await house();
  await cache.fill('/gone', async () => page('404', [], 404));
  expect((await get('/gone')).status).toBe(418);
  await cache.fill('/feed', async () => ({ ...page('<feed/>', []), headers: { 'content-type': 'text/xml' } }));
  expect((await get('/feed')).status).toBe(418);
  await cache.fill('/', async () => page('read before', []));
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  expect((await get('/')).status).toBe(418);
  const answered = await cache.fill('/', async () => page('error', [], 500));
  expect(answered.status).toBe(200);
  expect(String(answered.body)).toBe('read before');
});

test('a page that says when something was today is not served on the next day', async () => {
  const { clock, cache, get } = await house();
  clock.now = new Date('2026-11-20T18:28:30Z');
  await cache.fill('/in', async () => page('<time>23:50</time>', []));
  clock.now = new Date('2026-11-20T18:29:59Z');
  expect((await get('/in')).status).toBe(200);
  // Midnight in India.
  clock.now = new Date('2026-11-20T18:30:00Z');
  expect((await get('/in')).status).toBe(418);
});
