import Fastify from 'fastify';
import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { registerMetrics } from '../metrics.ts';
import { registerAccessLog } from './access-log.ts';
import { askItself } from './asks-itself.ts';

test('what a process asks itself is answered, and neither logged nor measured', async () => {
  const lines: string[] = [];
  const server = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } });
  registerAccessLog(server);
  registerMetrics(server, undefined);
  const answered: string[] = [];
  server.get('/own', async (request) => {
    answered.push(request.url);
    return 'here';
  });
  const measured = async () =>
    (await register.getSingleMetricAsString('http_request_duration_seconds')).includes('/own');
  const logged = () => lines.filter((line) => line.includes('"route":"/own"')).length;
  await askItself(server, ['/own?a', '/own?b', '/own?c', '/own?d', '/own?e']);
  expect(answered).toEqual(['/own?a', '/own?b', '/own?c', '/own?d', '/own?e']);
  expect([logged(), await measured()]).toEqual([0, false]);
  await server.inject('/own');
  expect([logged(), await measured()]).toEqual([1, true]);
  await server.close();
});
