import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { createMergeViews, createViewCounter } from '../../server/domains/threads/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import { startEmbedded } from '../../server/platform/postgres/embedded.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';
import { zipf } from '../zipf.ts';

export const group: Group = { name: 'views', at: 27, needs: 'nothing', lines: views };

/** Ten million a day come at 116 a second, at the busiest five times as many; they are read by a third of a million an hour. */
const perSecond = 580;
const minutes = 10;
const readers = 300_000;
const threads = 20_000;
const flushSeconds = 5;
/** One load of five is of somebody who has the thread open already. */
const once = 0.8;
/** Its multiples lie evenly between 0 and 1. */
const goldenRatio = 0.618_033_988_75;

/**
 * What a view costs from the request's end to the thread's figure, for a site of ten million a day in its busiest minutes: gathered,
 * written every five seconds and merged each minute, on a durable database of its own. Time passes by a clock that is moved.
 */
async function views(): Promise<Line[]> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'baobab-bench-')), 'data');
  const embedded = await startEmbedded({ dataDir });
  const pool = createPool({ url: embedded.url });
  try {
    await migrate(pool);
    const db = createDb(pool);
    await makeThreads(db);
    return linesOf(await busyMinutes(db));
  } finally {
    await pool.end();
    await embedded.stop();
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  }
}

const makeThreads = (db: Db) =>
  sql`
  insert into threads.threads (tid, fid, country_fid, authorid, first_pid, subject, summary, language, created_at, last_post_at)
  select i, 15443, 188, i % 500 + 1, i, 'Thread ' || i, '', 'en', now(), now()
    from generate_series(1, ${threads}) i`.execute(db);

interface Measured {
  loads: number;
  counted: number;
  bytes: number;
  gatheringMs: number;
  processorMs: number;
  slowestMergeMs: number;
}

async function busyMinutes(db: Db): Promise<Measured> {
  let now = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const deps = { db, log: pino({ level: 'silent' }), clock: () => new Date(now) };
  const counter = createViewCounter(deps);
  const merge = createMergeViews({ ...deps, views: counter });
  const threadOf = zipf(threads);
  let [loads, gatheringMs, slowestMergeMs] = [0, 0, 0];
  const before = process.cpuUsage();
  for (let minute = 0; minute < minutes; minute += 1) {
    for (let second = 0; second < 60; second += flushSeconds) {
      const from = performance.now();
      for (let n = 0; n < perSecond * flushSeconds; n += 1) {
        loads += 1;
        const view = Math.floor(loads * once);
        counter.seen(threadOf((view * goldenRatio) % 1) + 1, readerOf((view * 7919) % readers));
      }
      gatheringMs += performance.now() - from;
      await counter.flush();
      now += flushSeconds * 1000;
    }
    const from = performance.now();
    await merge();
    slowestMergeMs = Math.max(slowestMergeMs, performance.now() - from);
  }
  const spent = process.cpuUsage(before);
  const { rows } = await sql<{ counted: number; bytes: number }>`
    select (select sum(views)::int from threads.threads) as counted,
           (select sum(length(pairs))::int from threads.view_batches) as bytes`.execute(db);
  const { counted = 0, bytes = 0 } = rows[0] ?? {};
  if (counted === 0 || counted > loads) throw new Error(`${counted} of ${loads} loads were counted`);
  return { loads, counted, bytes, gatheringMs, processorMs: (spent.user + spent.system) / 1000, slowestMergeMs };
}

/** One of three is a member, the others come with one of 200 browsers. */
const readerOf = (n: number) =>
  n % 3 === 0
    ? { uid: n + 1 }
    : {
        ip: `10.${n % 250}.${Math.floor(n / 250) % 250}.${Math.floor(n / 62_500)}`,
        userAgent: `Mozilla/5.0 (Linux; Android 12; phone ${n % 200}) AppleWebKit/537.36 Chrome/96.0 Mobile Safari/537.36`,
      };

function linesOf({ loads, counted, bytes, gatheringMs, processorMs, slowestMergeMs }: Measured): Line[] {
  const gathering = ((gatheringMs * 1000) / loads).toFixed(2);
  const remark = `${gathering} µs of it before the answer; ${counted} of ${loads} loads counted`;
  return [
    { name: 'a view, processor of the site', unit: 'µs', measured: (processorMs * 1000) / loads, target: 10, remark },
    { name: 'a view, as it is gathered', unit: 'B', measured: bytes / counted, target: 20 },
    { name: 'views of the busiest minute, merged', unit: 'ms', measured: slowestMergeMs, target: 2000 },
  ];
}
