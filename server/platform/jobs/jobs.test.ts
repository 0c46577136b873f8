import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { migrate } from '../db/migrate.ts';
import { createDb, createPool } from '../db/pool.ts';
import { createLog } from '../log.ts';
import { startEmbedded } from '../postgres/embedded.ts';
import { addJob } from './add-job.ts';
import { createJobs, type Jobs } from './jobs.ts';

const { pool, db } = await testDb();
const log = createLog('silent');
let jobs: Jobs | undefined;

beforeEach(() => pool.query('delete from graphile_worker._private_jobs'));
afterEach(async () => {
  await jobs?.stop();
});

/** Workers with one task that collects what it gets and fails the given number of times. */
async function workers(failures = 0, database = pool) {
  const done: unknown[] = [];
  const news = new EventEmitter();
  let left = failures;
  jobs = createJobs({
    pool: database,
    log,
    tasks: {
      keep: async (payload) => {
        if (left-- > 0) throw new Error('not yet');
        done.push(payload);
        news.emit('done');
      },
    },
  });
  await jobs.start();
  const until = async (count: number) => {
    while (done.length < count) await once(news, 'done');
    return done;
  };
  return { done, until };
}

/** A job's row goes when the worker has noted its end, a moment after the task. */
async function untilNoted(database: typeof pool): Promise<void> {
  const waiting = async () => (await database.query('select 1 from graphile_worker.jobs')).rows;
  await expect.poll(waiting).toEqual([]);
}

test('a job runs after the commit, and never after a rollback', async () => {
  const { until } = await workers();
  await db
    .transaction()
    .execute(async (tx) => {
      await addJob(tx, 'keep', { n: 'rolled back' });
      throw new Error('no');
    })
    .catch(() => undefined);
  await db.transaction().execute((tx) => addJob(tx, 'keep', { n: 'committed' }));
  expect(await until(1)).toEqual([{ n: 'committed' }]);
});

test('of the jobs with one key the last one waits alone', async () => {
  await addJob(db, 'keep', { n: 1 }, { key: 'k' });
  await addJob(db, 'keep', { n: 2 }, { key: 'k' });
  const { until } = await workers();
  expect(await until(1)).toEqual([{ n: 2 }]);
  await untilNoted(pool);
});

test('a job that failed waits for its next attempt', async () => {
  await addJob(db, 'keep', { n: 1 }, { key: 'again' });
  const { done } = await workers(1);
  const attempts = async () =>
    (await pool.query('select attempts, run_at > now() as later from graphile_worker.jobs')).rows;
  await expect.poll(async () => (await attempts())[0]?.later).toBe(true);
  expect(await attempts()).toEqual([{ attempts: 1, later: true }]);
  expect(done).toEqual([]);
});

/** A job that a pool of workers has taken and not given back. */
async function takenBy(id: string, seenSecondsAgo: number): Promise<void> {
  await addJob(db, 'keep', { n: id });
  const lock = `update graphile_worker._private_jobs set locked_at = now(), locked_by = $1 where payload->>'n' = $1`;
  await pool.query(lock, [id]);
  const seen = new Date(Date.now() - seenSecondsAgo * 1000);
  await pool.query('insert into platform.job_pools (id, seen_at) values ($1, $2)', [id, seen]);
}

test('what a killed process had taken is given to others after two minutes, and nothing of a live one’s', async () => {
  await takenBy('killed', 121);
  await takenBy('alive', 60);
  const { until } = await workers();
  expect(await until(1)).toEqual([{ n: 'killed' }]);
  const pools = async () => (await pool.query('select id from platform.job_pools order by id')).rows;
  // A job that was given back may be done before the row of its old pool is deleted.
  await expect.poll(pools).toEqual([{ id: 'alive' }, { id: expect.stringMatching(/^pool-/) }]);
  await jobs?.stop();
  expect(await pools()).toEqual([{ id: 'alive' }]);
  const held = await pool.query(
    `delete from graphile_worker._private_jobs where locked_by = 'alive' returning payload`,
  );
  expect(held.rows).toEqual([{ payload: { n: 'alive' } }]);
});

test('after an outage of the database the workers go on by themselves', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'baobab-jobs-'));
  let embedded = await startEmbedded({ dataDir, durable: false });
  const own = createPool({ url: embedded.url, max: 6 });
  await migrate(own);
  const { until } = await workers(0, own);
  await addJob(createDb(own), 'keep', { n: 'before' });
  await until(1);
  await untilNoted(own);

  await embedded.stop();
  // Long enough for the workers to notice: they ask for jobs and are refused.
  await expect(own.query('select 1')).rejects.toThrow();
  embedded = await startEmbedded({ dataDir, durable: false });
  await addJob(createDb(own), 'keep', { n: 'after' });
  expect(await until(2)).toEqual([{ n: 'before' }, { n: 'after' }]);

  await jobs?.stop();
  await own.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true });
});
