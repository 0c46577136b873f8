import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { bodyLimits } from './body-room.ts';
import { bodyPace, SlowBodies, slownessOf } from './slow-bodies.ts';

let now = 0;
const bodies = new SlowBodies(() => now);
const server = createServer((request) => bodies.watch(request)).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());

/** A request whose body has begun to come, and what its sender writes on. */
async function begun(
  reads = true,
  length = 1_000_000,
): Promise<{ request: IncomingMessage; line: Socket; send(text: string): Promise<void> }> {
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const received = once(server, 'request');
  line.write(`POST / HTTP/1.1\r\nhost: here\r\ncontent-length: ${length}\r\n\r\n`);
  const [request] = (await received) as [IncomingMessage];
  if (reads) request.resume();
  const send = async (text: string): Promise<void> => {
    const before = request.socket.bytesRead;
    line.write(text);
    await expect.poll(() => request.socket.bytesRead).toBe(before + text.length);
  };
  return { request, line, send };
}

const isSlow = (request: IncomingMessage) => slownessOf(request)?.aborted;

/** Looks each second, as the server does. */
function pass(seconds: number): void {
  for (let i = 0; i < seconds; i += 1) {
    now += 1000;
    bodies.check();
  }
}

test('a body that stops coming is reported to its reader after 10 s, and its socket cut a second later', async () => {
  const { request, line, send } = await begun();
  await send('x'.repeat(500_000));
  pass(1 + bodyPace.idleMs / 1000 - 1);
  expect(isSlow(request)).toBe(false);
  pass(1);
  expect(isSlow(request)).toBe(true);
  const closed = once(line, 'close');
  pass(1);
  await closed;
});

test('a body that comes by single bytes is cut as well, one that comes steadily is not', async () => {
  const drip = await begun();
  const steady = await begun();
  for (let i = 0; i < 4; i += 1) {
    if (!isSlow(drip.request)) await drip.send('x');
    await steady.send('x'.repeat(9 * bodyPace.bytesPerSecond));
    pass(9);
  }
  expect([isSlow(drip.request), isSlow(steady.request)]).toEqual([true, false]);
  steady.line.destroy();
});

test('a body that nobody reads yet does not count against its sender', async () => {
  const { request, line } = await begun(false);
  pass(60);
  expect(isSlow(request)).toBe(false);
  request.resume();
  pass(12);
  expect(isSlow(request)).toBe(true);
  line.destroy();
});

test('a body is read to twice the longest that is taken and no further, however fast it comes', async () => {
  const most = 2 * bodyLimits.upload;
  const { request, line, send } = await begun(true, 2 * most);
  await send('x'.repeat(most));
  pass(1);
  expect(isSlow(request)).toBe(false);
  await send('x');
  pass(1);
  expect(isSlow(request)).toBe(true);
  line.destroy();
});
