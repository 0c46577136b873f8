import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Storage } from './s3.ts';
import { mediaUrl, serveMedia } from './serve.ts';
import { startTestStore } from './testing/s3-server.ts';
import { storeOf } from './testing/store-of.ts';

const store = await startTestStore();
const storage = s3Storage(storeOf(store.url('site')), { direct: true });
let app: FastifyInstance;
/** Ten minutes into this hour: its addresses work now. */
const now = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 600_000);

beforeAll(async () => {
  await storage.put('ab/picture-320.webp', Buffer.from('RIFF'));
  await storage.put('private/exports/x/0', Buffer.from('an export'));
  app = Fastify();
  serveMedia(app, storage, {
    clock: () => now,
    make: async (key) => {
      if (key !== 'ab/picture-preview.jpg') return false;
      await storage.put(key, Buffer.from('JFIF'));
      return true;
    },
  });
});
afterAll(async () => {
  await app.close();
  await store.remove();
});

test('a picture is redirected to a signed address, by an answer that is cached for less than the address works', async () => {
  const answer = await app.inject(mediaUrl('ab/picture-320.webp'));
  expect([answer.statusCode, answer.body]).toEqual([302, '']);
  expect(answer.headers['cache-control']).toBe('public, max-age=3000');
  const to = new URL(String(answer.headers.location));
  expect(Number(to.searchParams.get('X-Amz-Expires'))).toBe(7200);
  const found = await fetch(to);
  expect([found.status, found.headers.get('content-type'), await found.text()]).toEqual([200, 'image/webp', 'RIFF']);
  expect((await app.inject(mediaUrl('ab/picture-320.webp'))).headers.location).toBe(to.href);
});

test('what is made when it is first asked for is made before the redirect', async () => {
  const answer = await app.inject(mediaUrl('ab/picture-preview.jpg'));
  expect(await (await fetch(String(answer.headers.location))).text()).toBe('JFIF');
});

test('what only its owner may have, and what is not there, is redirected nowhere', async () => {
  for (const key of ['private/exports/x/0', 'ab/none.webp', '..%2fab', 'ab']) {
    const answer = await app.inject(`/media/${key}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('HEAD is answered here, since the address is signed for reading, and who has the picture gets 304', async () => {
  const url = mediaUrl('ab/picture-320.webp');
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '4']);
  const again = await app.inject({ url, headers: { 'if-none-match': String(head.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('a store that is away is answered with "try again", which nobody caches', async () => {
  await store.stop();
  const answer = await app.inject(mediaUrl('ab/picture-320.webp'));
  await store.start();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined]);
});
