import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { pictureLimits } from '../../../contract/domains/media/limits.ts';
import { createLog } from '../log.ts';
import { createHttpServer } from './server.ts';

const guestPages = {
  serveHit: (_request: unknown, _response: unknown, miss: () => void) => miss(),
  fill: () => Promise.reject(new Error('no page is asked for')),
  clear() {},
};
const { sendSeconds } = pictureLimits;
const newServer = () =>
  createHttpServer({ log: createLog('error'), trustProxy: [], guestPages, sendSeconds, httpsOnly: false });
const app = newServer();
afterAll(() => app.close());

test('a picture may be on its way as long as its sender waits, a request’s head no longer than 10 s', () => {
  expect(app.server.requestTimeout).toBeGreaterThan(sendSeconds * 1000);
  expect(app.server.headersTimeout).toBe(10_000);
});

test.each([
  ['a browser is led to the page that says so', 'text/html,application/xhtml+xml,*/*;q=0.8', 302, '/404'],
  ['anybody else is answered in the envelope of all calls', 'application/json', 404, undefined],
])('an address that can’t be decoded is none of ours: %s', async (_title, accept, status, location) => {
  const answer = await app.inject({ url: '/%ff', headers: { accept } });
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  if (status === 404) expect(answer.json()).toMatchObject({ success: 0, error: 'wire.not_found' });
});

test('what comes over an open connection while the server ends is answered, and the connection then closed', async () => {
  const ending = newServer();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  ending.get('/slow', async () => {
    begin();
    await finished;
    return { says: 'slow' };
  });
  ending.get('/next', async () => ({ says: 'next' }));
  await ending.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' });
  const line = connect((ending.server.address() as AddressInfo).port, '127.0.0.1');
  await once(line, 'connect');
  const answers = text(line);
  line.write('GET /slow HTTP/1.1\r\nhost: here\r\n\r\n');
  await begun;
  const closed = ending.close();
  const received = once(ending.server, 'request');
  line.write('GET /next HTTP/1.1\r\nhost: here\r\n\r\n');
  await received;
  finish();
  expect(await answers).toMatch(/"slow".*connection: close.*"next"/is);
  await closed;
});

test.each([
  ['two', 'host: forum.localhost\r\nhost: evil.example\r\n', 400],
  ['two in different letters', 'Host: forum.localhost\r\nHOST: forum.localhost\r\n', 400],
  ['one', 'host: forum.localhost\r\n', 404],
])('a request that names %s hosts', async (_title, lines, status) => {
  const server = newServer();
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`GET /v5/unknown HTTP/1.1\r\n${lines}connection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await server.close();
});
