import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { testDb } from '../../tests/support/db.ts';
import { createPool } from './db/pool.ts';
import { createLease } from './lease.ts';
import { recordRun } from './machine/runs.ts';
import { startMetrics } from './metrics.ts';
import { watchDatabase, watchFailingJobs } from './metrics-database.ts';
import { watchSite } from './metrics-site.ts';

const { url, pool, db } = await testDb();
const nowhere = createPool({ url: 'postgres://nobody@127.0.0.1:1/none' });
afterAll(() => nowhere.end());
const dataDir = await mkdtemp(join(tmpdir(), 'baobab-figures-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const now = new Date('2026-11-30T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

type Watched = Parameters<typeof watchSite>[0];
const watch = (more: Partial<Watched> = {}): void =>
  watchSite({
    ...{ config: { role: 'both', dataDir }, pool, db, bus: { isCurrent: () => true } },
    ...{ readiness: { accepting: true }, storage: { exists: async () => false }, clock: () => now, overdue: {} },
    ...more,
  });

/** The lines of a figure as they are scraped, by what stands before the value. */
async function figures(name: string): Promise<Record<string, number>> {
  const text = await register.getSingleMetricAsString(name);
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}
const figure = async (name: string): Promise<number | undefined> => (await figures(name))[name];

test('a process is ready by its role while it accepts work and reaches the database', async () => {
  const readiness = { accepting: true };
  watch({ readiness });
  expect(await figures('process_ready')).toEqual({ 'process_ready{role="both"}': 1 });
  readiness.accepting = false;
  expect(await figures('process_ready')).toEqual({ 'process_ready{role="both"}': 0 });
  watch({ pool: nowhere });
  expect(await figures('process_ready')).toEqual({ 'process_ready{role="both"}': 0 });
});

test('a bus that may have missed something, and a storage that is away or silent, show', async () => {
  watch();
  expect([await figure('process_current'), await figure('storage_reachable')]).toEqual([1, 1]);
  watch({ bus: { isCurrent: () => false }, storage: { exists: () => Promise.reject(new Error('away')) } });
  expect([await figure('process_current'), await figure('storage_reachable')]).toEqual([0, 0]);
  watch({ storage: { exists: () => new Promise(() => undefined) } });
  expect(await figure('storage_reachable')).toBe(0);
});

test('the room where DATA_DIR lies is published', async () => {
  watch();
  const [free, size] = [await figure('data_dir_free_bytes'), await figure('data_dir_size_bytes')];
  expect(size).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(size ?? 0);
});

test('a backup is as old as the last that succeeded, and none is published where there never was one', async () => {
  watch();
  expect(await figures('run_succeeded_seconds')).toEqual({});
  await recordRun(db, { name: 'backup', at: ago(300), succeeded: true, note: '' });
  await recordRun(db, { name: 'backup', at: ago(100), succeeded: false, note: 'disk full' });
  expect(await figures('run_succeeded_seconds')).toEqual({ 'run_succeeded_seconds{run="backup"}': 300 });
  expect(await figures('run_failed')).toEqual({ 'run_failed{run="backup"}': 1 });
});

test('what is overdue is published by its name, and nothing of it where asking fails', async () => {
  let paid: Date | null = ago(90);
  watch({ overdue: { 'draw.close': async () => null, 'creator.income': async () => paid } });
  const [close, income] = ['overdue_seconds{what="draw.close"}', 'overdue_seconds{what="creator.income"}'];
  expect(await figures('overdue_seconds')).toEqual({ [close]: 0, [income]: 90 });
  paid = null;
  expect(await figures('overdue_seconds')).toEqual({ [close]: 0, [income]: 0 });
});

test('the database says its timeline and standbys, and who works the log by its lease', async () => {
  watchDatabase(pool);
  expect(await figure('database_timeline')).toBe(1);
  expect(await figure('database_standbys')).toBe(0);
  expect(await figure('clock_skew_seconds')).toBeGreaterThanOrEqual(0);
  expect(await figure('event_log_workers')).toBe(0);
  const lease = createLease({ db, log, names: ['event log'], onTaken: () => undefined });
  lease.start();
  await lease.look();
  expect(await figure('event_log_workers')).toBe(1);
  await lease.stop();
  expect(await figure('event_log_workers')).toBe(0);
});

test('figures stay as they were while the database is away, and there are none before it first answered', async () => {
  watchDatabase(nowhere);
  expect(await figures('database_timeline')).toEqual({});
  const own = createPool({ url, max: 1 });
  watchDatabase(own);
  expect(await figure('database_timeline')).toBe(1);
  await own.end();
  expect(await figure('database_timeline')).toBe(1);
});

test('jobs that failed and will be tried again are counted by task', async () => {
  startMetrics(pool);
  watchFailingJobs(pool);
  expect(await figures('jobs_failing')).toEqual({});
  await pool.query(
    `select graphile_worker.add_job('mail.send', '{}', max_attempts := n) from generate_series(1, 3) as n`,
  );
  await pool.query(`update graphile_worker._private_jobs set attempts = 1, last_error = 'away',
                           created_at = now() - interval '1 hour' where max_attempts < 3`);
  expect(await figures('jobs_failing')).toEqual({ 'jobs_failing{task="mail.send"}': 1 });
  const seconds = (await figures('jobs_failing_seconds'))['jobs_failing_seconds{task="mail.send"}'] ?? 0;
  expect(seconds).toBeGreaterThanOrEqual(3600);
});
