import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { StartupError } from '../startup-error.ts';

const migrationsDir = join(import.meta.dirname, '../../migrations');
const oldestServer = 150_000;
const migrationLock = [1650549615, 2];

/** The job library tells every step of its own; what matters comes as an error. */
const silent = new Logger(() => () => undefined);

type Migration = { name: string; sql: string; checksum: string };

/**
 * Brings the database to the state that this release expects: every file of the directory once, in the order of
 * their names, each in a transaction of its own; then the job library's own tables. Processes that start together
 * take turns. Returns the names of the files applied now.
 */
export async function migrate(pool: Pool, directory = migrationsDir): Promise<string[]> {
  const files = await readMigrations(directory);
  const client = await pool.connect();
  try {
    await requireVersion(client);
    // Neither building an index nor waiting for a process that does ends after the time of a request.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1, $2)', migrationLock);
    try {
      const applied = await applyAll(client, files);
      await runMigrations({ pgPool: pool, logger: silent });
      return applied;
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', migrationLock).catch(() => undefined);
    }
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
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
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from platform.migrations',
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
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

async function apply(client: PoolClient, file: Migration): Promise<void> {
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
