import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { logCachedPages, registerAccessLog } from './access-log.ts';

function recorded() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, log };
}

test('an answer is logged with its request id and path, and nothing of what was asked for', async () => {
  const { lines, log } = recorded();
  const server = Fastify({ loggerInstance: log as FastifyBaseLogger, genReqId: () => 'r1' });
  registerAccessLog(server);
  server.get('/members/:name', () => 'found');
  server.get('/readyz', () => 'ready');
  await server.inject('/members/tunde?password=private');
  await server.inject('/readyz');
  const logged = lines.filter((line) => line.msg === 'answered');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ reqId: 'r1', req: { method: 'GET', path: '/members/tunde' }, status: 200 });
  expect(JSON.stringify(logged)).not.toContain('private');
});

test('pages from the cache are logged by the thousand', () => {
  const { lines, log } = recorded();
  const hit = logCachedPages(log);
  for (let i = 0; i < 2500; i += 1) hit();
  expect(lines.map(({ served }) => served)).toEqual([1000, 2000]);
});
