import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { endInTime } from './closing.ts';

test('an answer that ends while the server closes is not waited for as long as its connection is kept open', async () => {
  const app = Fastify({ keepAliveTimeout: 3_600_000 });
  endInTime(app);
  const body = new PassThrough();
  app.get('/', (_request, reply) => {
    body.write('begun, ');
    return reply.send(body);
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const request = get(await app.listen({ host: '127.0.0.1', port: 0 }), { agent });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const closed = app.close();
  body.end('ended');
  expect(await text(answer)).toBe('begun, ended');
  await closed;
});
