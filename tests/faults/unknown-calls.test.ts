import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testApp } from '../support/app.ts';

const { api, url } = await testApp({ pages: true });

const addresses = [
  '/selfapi/none',
  '/v4/top/threads',
  '/selfapi/',
  '/selfapi/thread/view/',
  '/v5/none/at/all',
  '/v5/content/thread/1/more',
  '/v5/content/post/like',
  '/v5/%E0%A4%A',
  '/%765/none',
  '/api/none',
  '/api/mobile/index.php?module=none',
];

test.each(addresses)('%s answers 404 with an envelope, to whoever reads pages, too', async (path) => {
  for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json']) {
    const answer = await api.fetch(path, { headers: { accept } }, { language: 'fr' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(await answer.json()).toMatchObject({
      ...{ success: 0, error: 'wire.not_found', msg: 'Cette page est introuvable.' },
      ...(path.startsWith('/selfapi/') ? { code: 1, data: null } : {}),
      ...(path.startsWith('/v5/') ? { status: 0, data: null } : {}),
    });
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('the same by %s', async (method) => {
  for (const path of ['/selfapi/none', '/v4/none', '/v5/none', '/api/none']) {
    const answer = await new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
      const sending = request(url + path, { method }, (got) =>
        json(got).then((body) => resolve({ status: got.statusCode, body }), reject),
      );
      sending.on('error', reject).end();
    });
    expect(answer).toMatchObject({ status: 404, body: { status: 0, error: 'wire.not_found' } });
  }
});

test('an unknown page has its own way to say so', async () => {
  const answer = await api.fetch('/v5', { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
});
