import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileStorage } from './files.ts';
import { mediaUrl, serveMedia } from './serve.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  await writeFile(path.join(folder, 'secret'), 'not for reading');
  const storage = fileStorage(path.join(folder, 'media'));
  await storage.put('ab/picture-320.webp', Buffer.from('RIFF'));
  await storage.put('ab/strange.html', Buffer.from('<script>alert(1)</script>'));
  app = Fastify();
  serveMedia(app, storage, { make: async () => false });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('a stored file is cached for good and can run nothing', async () => {
  const answer = await app.inject(mediaUrl('ab/picture-320.webp'));
  expect([answer.statusCode, answer.body]).toEqual([200, 'RIFF']);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '4',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  });
});

test('a reader who has it already gets 304, and HEAD gets no body', async () => {
  const url = mediaUrl('ab/picture-320.webp');
  const { headers } = await app.inject(url);
  const again = await app.inject({ url, headers: { 'if-none-match': `"other", W/${headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '4', '']);
});

test('a file of no known kind is a download, never a page', async () => {
  const answer = await app.inject(mediaUrl('ab/strange.html'));
  expect(answer.headers['content-type']).toBe('application/octet-stream');
  expect(answer.headers['content-disposition']).toBe('attachment');
});

test.each(['ab/none.webp', '../secret', '%2e%2e/secret', '..%2fsecret', 'ab', '', 'ab/%00.webp'])(
  '%j is not found',
  async (key) => {
    const answer = await app.inject(`/media/${key}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('not for reading');
  },
);
