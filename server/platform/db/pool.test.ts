import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { startEmbedded } from '../postgres/embedded.ts';
import { isRetryable, isUnavailable } from './errors.ts';
import { createDb, createPool, isUp, requireDatabase, statementName } from './pool.ts';

const { pool, db, url } = await testDb();

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('values come back as numbers, days, moments and parsed JSON', async () => {
  const { rows } = await pool.query(`select 9007199254740991::bigint as big, sum(x) as sum, count(*) as count,
    array_agg(x::bigint) as list, date '2026-03-29' as day, timestamptz '2026-03-29 01:00Z' as moment,
    '{"a":[1]}'::jsonb as json, null::bigint as nothing from generate_series(1, 3) x`);
  expect(rows).toEqual([
    {
      big: 9007199254740991,
      sum: 6,
      count: 3,
      list: [1, 2, 3],
      day: '2026-03-29',
      moment: new Date('2026-03-29T01:00:00Z'),
      json: { a: [1] },
      nothing: null,
    },
  ]);
});

test('a statement used again is prepared under a name, on every way to the database', async () => {
  const one = createPool({ url, max: 1 });
  const typed = createDb(one);
  for (const id of [1, 2, 3]) {
    await one.query('select $1::int as by_pool', [id]);
    await sql`select ${id}::int as by_builder`.execute(typed);
  }
  await typed.transaction().execute((tx) => sql`select ${1}::int as by_builder`.execute(tx));
  const { rows } = await one.query('select statement from pg_prepared_statements order by statement', []);
  await one.end();
  expect(rows.map((row) => row.statement)).toEqual(['select $1::int as by_builder', 'select $1::int as by_pool']);
});

test('statements used once are not prepared', () => {
  expect(statementName('select once')).toBeUndefined();
  expect(statementName('select once')).toMatch(/^[\w-]{27}$/);
  expect(statementName('begin')).toBeUndefined();
  expect(statementName('begin')).toBeUndefined();
});

test('a transaction is opened with its first statement, and stays one whatever becomes of that', async () => {
  const one = createPool({ url, max: 1 });
  const typed = createDb(one);
  const opened = async (): Promise<number> => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where state like 'idle in transaction%' and pid <> pg_backend_pid()
          and datname = current_database()`,
    );
    return rows.length;
  };
  await pool.query('create table public.kept (id int primary key)');
  const insert = (tx: typeof typed, id: number) => sql`insert into public.kept values (${id})`.execute(tx);
  await typed.transaction().execute(async (tx) => {
    expect(await opened()).toBe(0);
    await insert(tx, 1);
    expect(await opened()).toBe(1);
  });
  await typed.transaction().execute(async () => undefined);
  const undone = typed.transaction().execute(async (tx) => {
    await insert(tx, 2);
    throw new Error('another thought');
  });
  expect(await failureOf(undone)).toMatchObject({ message: 'another thought' });
  const refused = typed.transaction().execute((tx) => insert(tx, 1));
  expect(await failureOf(refused)).toMatchObject({ code: '23505' });
  expect(await opened()).toBe(0);
  expect((await one.query('select id from public.kept')).rows).toEqual([{ id: 1 }]);
  await one.end();
});

test('a row that is refused is neither worth another try nor the fault of the database', async () => {
  await pool.query('create schema if not exists t');
  await pool.query('create table t.t (id int constraint t_key primary key, n int constraint t_n check (n >= 0))');
  await pool.query('insert into t.t values (1, 1)');
  const duplicate = await failureOf(pool.query('insert into t.t values (1, 1)'));
  const negative = await failureOf(pool.query('insert into t.t values (2, -1)'));
  for (const error of [duplicate, negative]) expect([isRetryable(error), isUnavailable(error)]).toEqual([false, false]);
});

test('the victim of a deadlock may be run again', async () => {
  await pool.query('create schema if not exists t');
  await pool.query('create table t.d as select x as id from generate_series(1, 2) x');
  const cross = (first: number, second: number, meet: () => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      await sql`select from t.d where id = ${first} for update`.execute(tx);
      await meet();
      await sql`select from t.d where id = ${second} for update`.execute(tx);
    });
  let waiting = 2;
  let open: () => void;
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });
  const meet = async () => {
    waiting -= 1;
    if (waiting === 0) open();
    await both;
  };
  const failures = (await Promise.all([failureOf(cross(1, 2, meet)), failureOf(cross(2, 1, meet))])).filter(Boolean);
  expect(failures).toHaveLength(1);
  expect(isRetryable(failures[0])).toBe(true);
});

test('connections that nobody needs are closed, but for some that stand by', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const own = createPool({ url });
  await Promise.all(Array.from({ length: 7 }, () => own.query('select 1')));
  expect(own.totalCount).toBe(7);
  vi.advanceTimersByTime(60_000);
  expect(own.totalCount).toBe(4);
  vi.useRealTimers();
  await own.end();
});

test('after an outage the pool works again by itself', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'baobab-outage-'));
  let embedded = await startEmbedded({ dataDir, durable: false });
  const own = createPool({ url: embedded.url, max: 2 });
  await requireDatabase(own);
  const busy = failureOf(own.query('select pg_sleep(60)'));
  await expect.poll(() => own.query('select 1').then(() => isUp(own))).toBe(true);

  await embedded.stop();
  expect(isUnavailable(await busy)).toBe(true);
  expect(await isUp(own)).toBe(false);
  expect(isRetryable(await failureOf(own.query('select 1')))).toBe(true);
  await expect(requireDatabase(own)).rejects.toThrow(/^DATABASE_URL: the database cannot be reached/);

  embedded = await startEmbedded({ dataDir, durable: false });
  expect(await isUp(own)).toBe(true);
  await own.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true });
});
