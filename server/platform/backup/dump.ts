import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { copyOut } from '../db/copy.ts';
import { listTables, nameOf, quoted, readSequences, unloggedTables } from './catalogue.ts';
import { type Checksums, summing } from './checksums.ts';
import { type Manifest, places, type TableEntry } from './manifest.ts';

export type Dumped = Pick<Manifest, 'postgres' | 'migrations' | 'jobs' | 'tables' | 'sequences'>;

export type DumpOptions = {
  directory: string;
  checksums: Checksums;
  /** Called when the moment is fixed that the copy is of. */
  onSnapshot?: () => Promise<void>;
};

/** Writes all rows as they are at one moment, table by table, and where the sequences stand after it. */
export async function dumpDatabase(client: pg.ClientBase, options: DumpOptions): Promise<Dumped> {
  await mkdir(join(options.directory, places.tables));
  await client.query('begin isolation level repeatable read, read only');
  try {
    // The first statement fixes the moment.
    const about = await describe(client);
    await options.onSnapshot?.();
    const tables: TableEntry[] = [];
    const empty = new Set((await unloggedTables(client)).map(nameOf));
    for (const { isCut, ...table } of await listTables(client)) {
      const file = `${table.schema}.${table.name}.copy.zst`;
      // A replica has no rows of it, and may not even be asked: who claims or counts something begins anew after a restore.
      const what = empty.has(nameOf(table)) ? '(select where false)' : readOf(table, isCut);
      const rows = await dumpTable(client, `copy ${what}`, { ...options, file: `${places.tables}/${file}` });
      tables.push({ ...table, rows, file });
    }
    return { ...about, tables, sequences: await readSequences(client) };
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

/** PostgreSQL copies a table of partitions only as a query. */
const readOf = (table: Named, isCut: boolean): string =>
  isCut ? `(select ${columnsOf(table)} from ${nameOf(table)})` : `${nameOf(table)} (${columnsOf(table)})`;

type Named = { schema: string; name: string; columns: string[] };

const columnsOf = ({ columns }: { columns: string[] }): string => columns.map(quoted).join(', ');

async function describe(client: pg.ClientBase): Promise<Pick<Dumped, 'postgres' | 'migrations' | 'jobs'>> {
  const { rows } = await client.query<{ postgres: string; migrations: string[] }>(
    `select current_setting('server_version') as postgres,
            array(select name from platform.migrations order by name) as migrations`,
  );
  const jobs = await client.query<{ last: number }>('select max(id) as last from graphile_worker.migrations');
  return { postgres: '', migrations: [], ...rows[0], jobs: jobs.rows[0]?.last ?? 0 };
}

async function dumpTable(
  client: pg.ClientBase,
  copy: string,
  { directory, checksums, file }: DumpOptions & { file: string },
): Promise<number> {
  const { stream, rows } = copyOut(client, `${copy} to stdout`);
  const { through, hash } = summing();
  const handle = await open(join(directory, file), 'wx', 0o600);
  await pipeline(stream, createZstdCompress(), through, handle.createWriteStream({ flush: true }));
  checksums.set(file, hash.digest('hex'));
  return rows();
}
