import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { holdMigrations } from '../backup/connection.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

const server = createPool({ url: inject('databaseServer').url, max: 1 });
const name = `baobab_empty_${process.pid}`;
await server.query(`create database ${name}`);
const url = inject('databaseServer').url.replace(/[^/]+$/, name);
const pools = [createPool({ url, max: 3 }), createPool({ url, max: 3 })] as const;
const [pool] = pools;
const directory = await mkdtemp(join(tmpdir(), 'baobab-migrations-'));

beforeEach(async () => {
  await rm(directory, { recursive: true });
  await pool.query('drop schema if exists platform cascade');
  await pool.query('drop schema if exists notes cascade');
  await mkdir(directory);
  await add('20260101000000-notes', 'create schema notes; create table notes.notes (id bigint primary key);');
});

afterAll(async () => {
  for (const each of pools) await each.end();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
  await rm(directory, { recursive: true });
});

const add = (name: string, sql: string) => writeFile(join(directory, `${name}.sql`), sql);

test('files are applied once, in the order of their names', async () => {
  await add('20260102000000-title', 'alter table notes.notes add column title text;');
  expect(await migrate(pool, directory)).toEqual(['20260101000000-notes.sql', '20260102000000-title.sql']);
  expect(await migrate(pool, directory)).toEqual([]);
  await add('20260103000000-more', 'alter table notes.notes add column more text;');
  expect(await migrate(pool, directory)).toEqual(['20260103000000-more.sql']);
});

test('two processes that start together apply each file once between them', async () => {
  const applied = await Promise.all(pools.map((each) => migrate(each, directory)));
  expect(applied.flat()).toEqual(['20260101000000-notes.sql']);
});

test('a file that fails leaves nothing of itself behind, and is named', async () => {
  await add('20260102000000-broken', 'create table notes.half (id bigint primary key); select 1 / 0;');
  await expect(migrate(pool, directory)).rejects.toThrow('Migration 20260102000000-broken.sql fails: division by zero');
  const { rows } = await pool.query(
    `select to_regclass('notes.half') as half, to_regclass('notes.notes') is not null as first`,
  );
  expect(rows).toEqual([{ half: null, first: true }]);
});

test('a file changed after it was applied is refused', async () => {
  await migrate(pool, directory);
  await add('20260101000000-notes', 'create schema notes;');
  await expect(migrate(pool, directory)).rejects.toThrow(
    /20260101000000-notes.sql was changed after it had been applied/,
  );
});

test('line ends of another system change nothing', async () => {
  await add(
    '20260102000000-two',
    'alter table notes.notes add column a text;\nalter table notes.notes add column b text;\n',
  );
  await migrate(pool, directory);
  await add(
    '20260102000000-two',
    'alter table notes.notes add column a text;\r\nalter table notes.notes add column b text;\r\n',
  );
  expect(await migrate(pool, directory)).toEqual([]);
});

test('while a backup reads the tables a start with nothing to migrate goes on, and one with something waits', async () => {
  await migrate(pool, directory);
  const backup = await pools[1].connect();
  await backup.query('begin');
  await holdMigrations(backup);
  expect(await migrate(pool, directory)).toEqual([]);
  await add('20260102000000-title', 'alter table notes.notes add column title text;');
  const waiting = migrate(pool, directory);
  const asked = `select from pg_stat_activity where datname = $1 and query like 'select pg_try_advisory_lock%'`;
  await expect.poll(async () => (await server.query(asked, [name])).rowCount).toBe(1);
  expect(
    (await backup.query(`select from pg_attribute where attrelid = 'notes.notes'::regclass and attname = 'title'`))
      .rowCount,
  ).toBe(0);
  await backup.query('select pg_advisory_unlock_all()');
  await backup.query('commit');
  backup.release();
  expect(await waiting).toEqual(['20260102000000-title.sql']);
});

const indexFile = '20260102000000-by-title';
const buildIndex = 'create index concurrently notes_title on notes.notes (title);';
const isValid = async () =>
  (await pool.query(`select indisvalid from pg_index where indexrelid = to_regclass('notes.notes_title')`)).rows;

test('an index is built beside writes while other processes wait for their turn, and again where it was cut short', async () => {
  await add('20260101000001-title', 'alter table notes.notes add column title text;');
  await migrate(pool, directory);
  await add(indexFile, buildIndex);
  // A writer that takes its time: the index waits for it.
  const writer = await pools[1].connect();
  await writer.query('begin');
  await writer.query(`insert into notes.notes (id, title) values (1, 'one')`);
  const cutShort = migrate(pool, directory).catch(String);
  await expect.poll(isValid).toEqual([{ indisvalid: false }]);
  await server.query('select pg_cancel_backend(pid) from pg_stat_activity where query = $1', [buildIndex]);
  expect(await cutShort).toMatch(/Migration 20260102000000-by-title.sql fails/);
  expect(await isValid()).toEqual([{ indisvalid: false }]);

  // Two processes: the second one waits for the first, which waits for no second one.
  await writer.query('commit; begin; delete from notes.notes');
  const both = Promise.all([migrate(pool, directory), migrate(pool, directory)]);
  const waits = `select from pg_stat_activity where query like '% index concurrently %' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await server.query(waits)).rowCount).toBe(1);
  await writer.query('commit');
  writer.release();
  expect((await both).flat()).toEqual([`${indexFile}.sql`]);
  expect(await isValid()).toEqual([{ indisvalid: true }]);
});
