import cluster from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { CronItem, TaskList } from 'graphile-worker';
import type { Config } from '../../config/config.ts';
import { createDb } from '../db/pool.ts';
import type { Readiness } from '../health.ts';
import { byTurn } from '../jobs/by-turn.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { lookForWorkers } from '../jobs/look-for-workers.ts';
import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { addressProblem } from './address.ts';
import type { Closers } from './closers.ts';
import { type Connections, jobsAtOnce, openConnections } from './connections.ts';
import { giveBackWhenQuiet } from './give-back.ts';
import { warmUp } from './warm-up.ts';
import { createWatchedServer } from './watched-server.ts';

/** What an application is built from; the composition root asks for no more of the process. */
export type ProcessParts = Omit<Connections, 'direct'> & {
  config: Config;
  secretKey: string;
  log: Log;
  readiness: Readiness;
};

/** An application, as far as a process that serves it must know. */
export type Servable = {
  server: FastifyInstance;
  tasks: TaskList;
  cron: readonly CronItem[];
  start: () => Promise<void>;
  stop: () => Promise<void>;
  warmUp?: () => Promise<void>;
};

type ServeOptions = {
  config: Config;
  databaseUrl: string;
  secretKey: string;
  log: Log;
  closers: Closers;
  build: (parts: ProcessParts) => Promise<Servable>;
};

/** Serves the application in this process and works its jobs, either as its role says, until the closers are run. */
export async function serve({ config, databaseUrl, secretKey, log, closers, build }: ServeOptions): Promise<void> {
  const connections = await openConnections({ config, databaseUrl, log, closers });
  const readiness: Readiness = { accepting: false };
  const app = await build({ config, secretKey, ...connections, log, readiness });
  closers.add(app.stop);
  await app.start();
  const { role } = config;
  const jobs = jobsOf({ config, connections, log, app });
  closers.add(jobs.stop);
  await jobs.start();
  const server = role === 'jobs' ? createWatchedServer({ config, pool: connections.pool, readiness, log }) : app.server;
  closers.add(() => closeServer(server, readiness, config.drainSeconds));
  await listen(server, config);
  if (config.production && role !== 'jobs' && app.warmUp) await warmUp(app.warmUp, log);
  readiness.accepting = !closers.closing;
  let requests = 0;
  server.server.on('request', () => {
    requests += 1;
  });
  const endGivingBack = giveBackWhenQuiet(() => requests);
  closers.add(async () => endGivingBack());
}

type JobsOptions = Pick<ServeOptions, 'config' | 'log'> & { connections: Connections; app: Servable };

/** Who works jobs here, as the role of the process says. */
function jobsOf({ config, connections: { pool, direct }, log, app }: JobsOptions): Jobs {
  if (config.role === 'web') return lookForWorkers({ pool, log });
  const concurrency = jobsAtOnce(config.databasePool);
  const jobs = createJobs({ pool: direct, log, tasks: app.tasks, cron: app.cron, concurrency });
  return config.role === 'jobs' ? jobs : byTurn(jobs, { db: createDb(pool), log });
}

/**
 * A worker takes its connections from the system and not from its primary: one that is being handed to a worker at the
 * moment of its death would neither be answered nor closed.
 */
const ownQueue = { reusePort: cluster.isWorker && process.platform === 'linux' };

async function listen(server: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await server.listen({ host, port, listenTextResolver: (address) => `Listens at ${address}`, ...ownQueue });
  } catch (error) {
    throw new StartupError(addressProblem(error, host, port));
  }
}

/** Health checks answer that it closes before new connections are refused, and balancers are given the time to see it. */
async function closeServer(server: FastifyInstance, readiness: Readiness, drainSeconds: number): Promise<void> {
  readiness.accepting = false;
  if (drainSeconds > 0) {
    // Whoever comes meanwhile comes over a new connection next, and the balancer leads that elsewhere.
    server.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    await delay(drainSeconds * 1000);
  }
  await server.close();
}
