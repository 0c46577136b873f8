import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { createDb, createPool } from '../../db/pool.ts';
import { registerHealth } from '../../health.ts';
import { endInTime } from '../../http/closing.ts';
import { addJob } from '../../jobs/add-job.ts';
import { registerMetrics } from '../../metrics.ts';
import { run } from '../run.ts';

/** A server with everything around an application but the application, for the tests of starting and stopping. */
await run({
  file: import.meta.filename,
  build: async ({ pool, readiness, config }) => {
    const server = Fastify();
    endInTime(server);
    registerHealth(server, pool, readiness);
    registerMetrics(server, config.metricsToken);
    let underWay = 0;
    server.addHook('onRequest', async ({ url }) => {
      if (url === '/slow' || url === '/hang') underWay += 1;
    });
    server.get('/pid', () => ({ pid: process.pid, underWay }));
    server.get('/slow', async () => {
      await delay(700);
      const { rows } = await pool.query(`select 'finished' as state`);
      return rows[0];
    });
    server.get('/hang', () => new Promise(() => undefined));
    server.get('/die', () => process.kill(process.pid, 'SIGKILL'));
    server.get('/lose', async () => {
      const unheard = once(process, 'unhandledRejection');
      void pool.query('select pg_terminate_backend(pg_backend_pid())');
      await unheard;
      return {};
    });
    server.get('/throw', () => {
      setImmediate(() => {
        throw new Error('a mistake');
      });
      return {};
    });
    server.post('/note', () => addJob(createDb(pool), 'small.note', {}));
    const tasks = { 'small.note': async () => undefined };
    const warmUp = () => delay(Number(process.env.WARM_MS ?? 0));
    return { server, tasks, cron: [], start: async () => undefined, stop: async () => undefined, warmUp };
  },
  prepare: async ({ databaseUrl }) => {
    if (process.env.SLOW_PREPARE) {
      const pool = createPool({ url: databaseUrl, max: 1 });
      process.stdout.write('preparing\n');
      await pool.query('select pg_sleep(20)');
    }
    return '(prepared)';
  },
});
