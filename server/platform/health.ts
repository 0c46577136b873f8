import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { isUp } from './db/pool.ts';

/** Whether this process still takes work; turned off when it begins to stop, so that a balancer looks elsewhere. */
export type Readiness = { accepting: boolean };

/** `/healthz`: the process runs. `/readyz`: it can serve, the database included. */
export function registerHealth(app: FastifyInstance, pool: Pool, readiness: Readiness): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const database = await isUp(pool);
    const ready = readiness.accepting && database;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', database, accepting: readiness.accepting });
  });
}
