import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { buildIndexAlone, type IndexPlace } from '../partitions/index-alone.ts';
import { followTrigger } from '../partitions/shape.ts';
import { StartupError } from '../startup-error.ts';

const migrationsDir = join(import.meta.dirname, '../../migrations');
const oldestServer = 150_000;
const migrationLock = [1650549615, 2];
/** How often a process looks whether another one has migrated. */
const lookMilliseconds = 100;

/** The job library logs every step of its own; what matters comes as an error. */
const silent = new Logger(() => () => undefined);

type Migration = { name: string; sql: string; checksum: string };

/**
 * Brings the database to the state that this release expects: every file of the directory once, in the order of
 * their names, each in a transaction of its own; then the job library's own tables. Processes that start together
 * take turns. Returns the names of the files applied now.
 */
export async function migrate(pool: Pool, directory = migrationsDir): Promise<string[]> {
  const client = await pool.connect();
  try {
    await requireWhole(client);
    return await migrateTo(pool, client, await readMigrations(directory));
  } finally {
    client.release();
  }
}

/** For rows that were written at an earlier release: applies the migrations of that release and no others. */
export async function migrateForRestore(pool: Pool, names: readonly string[]): Promise<void> {
  const files = await readMigrations(migrationsDir);
  const unknown = names.find((name) => !files.some((file) => file.name === name));
  if (unknown !== undefined) {
    throw new StartupError(`The backup is of a newer release: this one does not know the migration ${unknown}`);
  }
  const client = await pool.connect();
  try {
    const wanted = files.filter((file) => names.includes(file.name));
    await migrateTo(pool, client, wanted);
  } finally {
    client.release();
  }
}

/** A comment on the schema, from the beginning of a restore to the end of it. */
export const restoringRemark = 'a restore is under way';

/** What stands in a database while rows are still being put back. */
export async function remarkOf(client: Pick<PoolClient, 'query'>): Promise<string | null> {
  const { rows } = await client.query<{ remark: string | null }>(
    `select obj_description(to_regnamespace('platform'), 'pg_namespace') as remark`,
  );
  return rows[0]?.remark ?? null;
}

async function requireWhole(client: PoolClient): Promise<void> {
  if ((await remarkOf(client)) !== restoringRemark) return;
  throw new StartupError('A restore into this database was cut short: run npm run restore -- DIR once more');
}

async function migrateTo(pool: Pool, client: PoolClient, files: Migration[]): Promise<string[]> {
  try {
    await requireVersion(client);
    // A backup that is under way holds back changes of the tables, and none are needed.
    if (await isMigrated(client, files)) {
      await runMigrations({ pgPool: pool, logger: silent });
      return [];
    }
    // Neither building an index nor waiting for a process that does ends after the time of a request.
    await client.query('set statement_timeout = 0');
    await takeTurn(client);
    try {
      const applied = await applyAll(client, files);
      await runMigrations({ pgPool: pool, logger: silent });
      return applied;
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', migrationLock).catch(() => undefined);
    }
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined);
  }
}

/** Whether every file has been applied and the job library has its tables; its own changes bear being made twice. */
async function isMigrated(client: PoolClient, files: Migration[]): Promise<boolean> {
  const { rows } = await client.query<{ stand: boolean }>(
    `select to_regclass('platform.migrations') is not null
        and to_regclass('graphile_worker.migrations') is not null as stand`,
  );
  if (!rows[0]?.stand) return false;
  const known = await appliedMigrations(client);
  return files.every(({ name, checksum }) => known.get(name) === checksum);
}

async function appliedMigrations(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from platform.migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout with Windows line ends is the same migration.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function requireVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ number: string; name: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as name`,
  );
  if (Number(rows[0]?.number) < oldestServer) {
    throw new StartupError(`PostgreSQL ${rows[0]?.name} is too old: 15 or newer is needed`);
  }
}

async function applyAll(client: PoolClient, files: Migration[]): Promise<string[]> {
  await client.query('create schema if not exists platform');
  await client.query(`create table if not exists platform.migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const known = await appliedMigrations(client);
  const applied: string[] = [];
  for (const file of files) {
    const checksum = known.get(file.name);
    if (checksum === file.checksum) continue;
    if (checksum !== undefined) {
      throw new StartupError(`Migration ${file.name} was changed after it had been applied; add a new one instead`);
    }
    await apply(client, file);
    applied.push(file.name);
  }
  return applied;
}

/** Who asked in one statement would be waited for by an index that is built concurrently, and wait for its builder. */
async function takeTurn(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1, $2) as mine',
      migrationLock,
    );
    if (rows[0]?.mine) return;
    await delay(lookMilliseconds);
  }
}

const alone = /^(?:\s|--[^\n]*\n)*create index concurrently (\w+)\s+on\s+(\w+)\.(\w+)/i;

/** An index that is built while everybody writes takes no transaction; one that was cut short lies there unused, and goes first. */
async function applyAlone(client: PoolClient, file: Migration, place: IndexPlace): Promise<void> {
  try {
    await buildIndexAlone(client, place, file.sql);
  } catch (error) {
    throw new StartupError(`Migration ${file.name} fails: ${error instanceof Error ? error.message : error}`);
  }
  await client.query('insert into platform.migrations (name, checksum) values ($1, $2)', [file.name, file.checksum]);
}

const contracting = /^-- contracts:/;

/** While a table is copied into partitions each write goes by its columns as they were: without one of them it would fail. */
async function requireNoCut(client: PoolClient, file: Migration): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select nspname as schema, relname as name
       from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace
      where tgname = $1 and tgparentid = 0`,
    [followTrigger],
  );
  if (!rows[0]) return;
  const { schema, name } = rows[0];
  throw new StartupError(
    `Migration ${file.name} waits until ${schema}.${name} is in partitions: let npm run partition of the release before end, or end it by npm run partition -- ${schema} --abandon`,
  );
}

async function apply(client: PoolClient, file: Migration): Promise<void> {
  if (contracting.test(file.sql)) await requireNoCut(client, file);
  const [, index, schema, table] = alone.exec(file.sql) ?? [];
  if (index && schema && table) return applyAlone(client, file, { schema, table, index });
  try {
    await client.query('begin');
    await client.query(file.sql);
    await client.query('insert into platform.migrations (name, checksum) values ($1, $2)', [file.name, file.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new StartupError(`Migration ${file.name} fails: ${error instanceof Error ? error.message : error}`);
  }
}
