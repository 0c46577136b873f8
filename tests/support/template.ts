import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createPool } from '../../server/platform/db/pool.ts';

const server = join(import.meta.dirname, '../../server');
const packages = join(import.meta.dirname, '../../node_modules');
const takeTurns = 'select pg_advisory_lock(1650549616, 1)';

/** The same server and role, another database. */
export function databaseUrl(url: string, database: string): string {
  const at = url.lastIndexOf('/');
  const query = url.indexOf('?', at);
  return `${url.slice(0, at)}/${database}${query < 0 ? '' : url.slice(query)}`;
}

/** Makes an empty database with all tables, and leaves nobody connected to it. */
export async function makeMigrated(url: string, database: string): Promise<void> {
  await withClient(url, (client) => client.query(`create database ${database}`));
  const pool = createPool({ url: databaseUrl(url, database), max: 2 });
  await migrate(pool);
  await pool.end();
}

/**
 * The migrated database of a server that outlives the run: made where no run with the same migrations has. It is built
 * under another name, so that a run cut short leaves no half one.
 */
export async function lastingTemplate(url: string): Promise<string> {
  const name = `baobab_template_${await markOfTables()}`;
  return withClient(url, async (client) => {
    await client.query(takeTurns);
    const { rows } = await client.query('select from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await makeMigrated(url, draft);
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  });
}

/** Distinguishes two states of the tables by the migrations, what applies them, and the job library with its own. */
async function markOfTables(): Promise<string> {
  const folder = join(server, 'migrations');
  const files = (await readdir(folder)).sort().map((file) => join(folder, file));
  files.push(join(server, 'platform/db/migrate.ts'), join(packages, 'graphile-worker/package.json'));
  const mark = createHash('sha256');
  for (const file of files) mark.update(`${file.slice(server.length)}\0`).update(await readFile(file));
  return mark.digest('hex').slice(0, 16);
}

/** Drops what killed runs left behind: a clone's name holds the process that it was made for. */
export async function dropOrphans(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'baobab\\_test\\_%'`,
    );
    for (const { datname } of rows) {
      const pid = Number(datname.split('_')[2]);
      if (!isAlive(pid)) await client.query(`drop database if exists ${datname} with (force)`);
    }
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code !== 'ESRCH';
  }
}

/** A connection for a moment, which ends however the work does. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
