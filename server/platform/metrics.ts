import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { publishGauges } from './gauges.ts';
import { isOwnAsk } from './http/asks-itself.ts';
import { isThisMachine } from './http/direct.ts';
import { askPrimaryForMetrics } from './metrics-cluster.ts';
import { watchDatabase, watchFailingJobs } from './metrics-database.ts';
import { watchReaders } from './metrics-readers.ts';
import { longestWait, workersSeen } from './waiting.ts';

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the first byte of a request to the last of its answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

const jobs = new Counter({
  name: 'jobs_total',
  help: 'Background jobs by task and outcome',
  labelNames: ['task', 'outcome'],
});

const checks = new Counter({
  name: 'checks_total',
  help: 'Proofs of what must hold, such as the sums of the ledger, by outcome; faulty is an alarm',
  labelNames: ['check', 'outcome'],
});

const cachedPages = new Counter({ name: 'guest_pages_cached_total', help: 'Pages answered from the guests’ cache' });

const pages = new Counter({
  name: 'pages_made_total',
  help: 'Pages made, by how: drawn, or sent again to the member for whom they were drawn',
  labelNames: ['how'],
});

const turnedAway = new Counter({
  name: 'http_turned_away_total',
  help: 'Bodies and sockets refused or cut because an address or the process had too many, or because they were slow',
  labelNames: ['reason'],
});

const bodyBytes = new Gauge({
  name: 'http_body_bytes',
  help: 'Room taken by the bodies of requests that are not answered yet',
  labelNames: ['kind'],
});

const openSockets = new Gauge({ name: 'http_open_sockets', help: 'Open sockets, live connections among them' });

let measured = false;

/** Starts the measurements of the process itself: memory, processor, event loop, garbage collection; and of what stands in a database. */
export function startMetrics(pool: Pool): void {
  if (!measured) collectDefaultMetrics();
  measured = true;
  publishGauges(
    async () => pool,
    [
      {
        name: 'db_pool_connections',
        help: 'Connections of the pool by state',
        labelNames: ['state'],
        aggregator: 'sum',
        of: ({ totalCount, idleCount, waitingCount }) => [
          [{ state: 'open' }, totalCount],
          [{ state: 'idle' }, idleCount],
          [{ state: 'awaited' }, waitingCount],
        ],
      },
    ],
  );
  watchWait(pool, 'outbox', 'Age of the oldest event that was not handled yet');
  watchReaders(pool);
  watchDatabase(pool);
  watchFailingJobs(pool);
  watchWait(pool, 'jobs', 'How long the job that is due longest has waited for a worker');
  publishGauges(
    () => workersSeen(pool),
    [
      {
        name: 'jobs_processes',
        help: 'Processes that work jobs; at 0 nothing is done that was to be done later',
        aggregator: 'max',
        of: (seen) => seen,
      },
    ],
  );
}

/** Whether messages to the other processes go by Redis at this moment; watched where there is one. */
export function watchBus(sendsBy: () => 'notify' | 'redis'): void {
  new Gauge({
    name: 'bus_by_redis',
    help: 'Whether messages to the other processes go by Redis; 0 where the database carries them instead',
    aggregator: 'min',
    collect() {
      this.set(sendsBy() === 'redis' ? 1 : 0);
    },
  });
}

/** As it was while the database doesn't answer. */
function watchWait(pool: Pool, what: 'outbox' | 'jobs', help: string): void {
  publishGauges(
    () => longestWait(pool, what),
    [{ name: `${what}_oldest_seconds`, help, aggregator: 'max', of: (seconds) => seconds }],
  );
}

/** Counts a finished job. */
export function countJob(task: string, outcome: 'done' | 'failed'): void {
  jobs.inc({ task, outcome });
}

const declared = new Set<string>();

/** The names of all checks of this process. */
export const declaredChecks = (): string[] => [...declared].sort();

/** Publishes a check's figures as 0 before it ran: an alarm sees a figure rise, and misses one that first appears. */
export function declareCheck(check: string): void {
  declared.add(check);
  for (const outcome of ['sound', 'faulty'] as const) checks.inc({ check, outcome }, 0);
}

/** Counts a proof of what must hold; a faulty one is to wake somebody. */
export function countCheck(check: string, outcome: 'sound' | 'faulty'): void {
  checks.inc({ check, outcome });
}

/** Counts a page answered from the guests' cache, before any route. */
export function countCachedPage(): void {
  cachedPages.inc();
}

/** Counts a page that was made, for a guest or a member. */
export function countPage(how: 'drawn' | 'again'): void {
  pages.inc({ how });
}

/** Counts what was refused or cut so that one address, or too many of them, can't use up the process. */
export function countTurnedAway(
  reason: 'address_bytes' | 'process_bytes' | 'slow_body' | 'address_sockets' | 'process_sockets',
): void {
  turnedAway.inc({ reason });
}

/** Room that bodies took, or gave back. */
export function countBodyBytes(kind: 'fields' | 'files', bytes: number): void {
  bodyBytes.inc({ kind }, bytes);
}

/** A socket was opened, or closed. */
export function countSockets(change: 1 | -1): void {
  openSockets.inc(change);
}

/** Measures every request by its route (never by its address, of which there is no end) and serves `/metrics`. */
export function registerMetrics(app: FastifyInstance, token: string | undefined): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isOwnAsk(request)) return;
    const route = request.routeOptions.url ?? 'unknown';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    const text = cluster.isWorker ? await askPrimaryForMetrics() : await register.metrics();
    return reply.header('content-type', register.contentType).header('cache-control', 'no-store').send(text);
  });
}

/** With a METRICS_TOKEN, callers who know it; without one, this machine alone, and not what a proxy on it passes on. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  return isThisMachine(request);
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
