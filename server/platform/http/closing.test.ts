import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { endInTime } from './closing.ts';

const hour = 3_600_000;

/** A server whose answer has begun and goes on in `body`, and what its caller has of it. */
async function answering(inFlight: number) {
  const app = Fastify({ keepAliveTimeout: hour });
  endInTime(app, inFlight);
  const body = new PassThrough();
  app.get('/', (_request, reply) => {
    body.write('begun, ');
    return reply.send(body);
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const request = get(await app.listen({ host: '127.0.0.1', port: 0 }), { agent });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { app, body, answer };
}

test('an answer that ends while the server closes is not waited for as long as its connection is kept open', async () => {
  const { app, body, answer } = await answering(hour);
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  body.end('ended');
  expect(await text(answer)).toBe('begun, ended');
  await closed;
});

test('an answer that does not end in time is cut', async () => {
  const { app, answer } = await answering(50);
  const [read] = await Promise.allSettled([text(answer), app.close()]);
  expect(read).toMatchObject({ status: 'rejected', reason: { code: 'ECONNRESET' } });
});
