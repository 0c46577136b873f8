import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { clientDir } from './bundle.ts';
import { serveDrawCheck } from './draw-check.ts';

const app = Fastify();
serveDrawCheck(app, 'Baobab');
afterAll(() => app.close());

const most = 20_000;

test.each(['', '/ci', '/in'])('the check at %s/jackpot/check is under 20 kB packed, whole', async (prefix) => {
  const { body, statusCode } = await app.inject(`${prefix}/jackpot/check`);
  expect(statusCode).toBe(200);
  expect(brotliCompressSync(body).length).toBeLessThan(most);
  // Saved to disk it has all that it needs.
  expect(body).not.toMatch(/<script[^>]*src=|<link|@import|\bimport[{"'`]/);
  expect(body).toContain(`<a id="back" href="${prefix}/jackpot">`);
});

test('its policy allows the code and the look that stand in it, and nothing else of the kind', async () => {
  const { body, headers } = await app.inject('/jackpot/check');
  const policy = String(headers['content-security-policy']);
  const hashOf = (part = '') => `'sha256-${createHash('sha256').update(part).digest('base64')}'`;
  expect(policy).toContain(hashOf(/<script type="module">(.*?)<\/script>/s.exec(body)?.[1]));
  expect(policy).toContain(hashOf(/<style>(.*?)<\/style>/s.exec(body)?.[1]));
  expect(policy).not.toContain('unsafe');
});

test('without script the file is a link, of a draw that the address names alone', async () => {
  const link = 'href="/v5/jackpot/7/file" download';
  expect((await app.inject('/jackpot/check?draw=7')).body).toContain(link);
  for (const other of ['', '?draw=0', '?draw=7x', '?draw=%22%3E', '?drawn=7']) {
    expect((await app.inject(`/jackpot/check${other}`)).body).not.toContain('/file" download');
  }
});

test('the check of signatures is a file of its own, as it is larger than the whole page may be', () => {
  expect(readFileSync(`${clientDir}/draw-signature.js.br`).length).toBeGreaterThan(most);
});
