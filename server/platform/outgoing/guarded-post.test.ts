import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ClosedAddress, createGuardedPost } from './guarded-post.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/hang') return;
  if (request.url === '/elsewhere') response.writeHead(302, { location: '/secret' });
  else response.writeHead(201);
  response.end('an answer');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => void asked.splice(0));

const post = (url: string, anywhere = false, timeoutMs = 5000) =>
  createGuardedPost({ anywhere })({ url, headers: {}, body: Buffer.from('x'), timeoutMs });

test.each([
  'http://example.com/',
  `http://127.0.0.1:${port}/secret`,
  `https://127.0.0.1:${port}/secret`,
  `https://localhost:${port}/secret`,
  `https://[::1]:${port}/secret`,
  `https://[::ffff:127.0.0.1]:${port}/secret`,
  `https://2130706433:${port}/secret`,
  'https://169.254.169.254/latest/meta-data',
  'https://name:password@8.8.8.8/',
])('%s is not sent to', async (url) => {
  await expect(post(url)).rejects.toThrow(ClosedAddress);
  expect(asked).toEqual([]);
});

test('a redirection is an answer and not followed, and silence is given up', async () => {
  expect(await post(`http://127.0.0.1:${port}/`, true)).toBe(201);
  expect(await post(`http://127.0.0.1:${port}/elsewhere`, true)).toBe(302);
  await expect(post(`http://127.0.0.1:${port}/hang`, true, 50)).rejects.toThrow();
  expect(asked).toEqual(['/', '/elsewhere', '/hang']);
});
