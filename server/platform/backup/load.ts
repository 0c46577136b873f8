import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import type pg from 'pg';
import { copyIn } from '../db/copy.ts';
import { migrate, migrateForRestore, remarkOf, restoringRemark } from '../db/migrate.ts';
import { createPool } from '../db/pool.ts';
import { StartupError } from '../startup-error.ts';
import { listTables, nameOf, quoted } from './catalogue.ts';
import { withConnection } from './connection.ts';
import { type Manifest, places } from './manifest.ts';

/**
 * Marks an empty database: until the rows are in it no site starts on it. One that a restore has marked before, and that
 * was cut short, is emptied first.
 */
export const markForRestore = (url: string): Promise<void> =>
  withConnection(url, async (client) => {
    await requireEmpty(client);
    await client.query(`create schema platform; comment on schema platform is '${restoringRemark}'`);
  });

/**
 * Puts the rows of a backup into a marked database: the tables are made by the migrations that the backup knows, filled
 * in one transaction that takes the mark away, and brought to this release by the rest.
 */
export async function loadDatabase(url: string, directory: string, manifest: Manifest): Promise<void> {
  const pool = createPool({ url, max: 2 });
  try {
    await withConnection(url, async (client) => {
      await migrateForRestore(pool, manifest.migrations);
      await requireFit(client, manifest);
      await client.query('begin');
      await fill(client, directory, manifest);
      await client.query('comment on schema platform is null');
      await client.query('commit');
    });
    await migrate(pool);
    await withConnection(url, (client) => client.query('analyze'));
  } finally {
    await pool.end();
  }
}

/** Only nothing, or what a restore that was cut short has left, may make place. */
async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace
      where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public')`,
  );
  if (rows.length === 0) return;
  if ((await remarkOf(client)) !== restoringRemark) {
    throw new StartupError('The database to restore into is not empty: give an empty one, or an empty DATA_DIR');
  }
  // The schema with the mark goes last: until then this can be begun anew.
  const names = rows.map(({ name }) => name).filter((name) => name !== 'platform');
  for (const name of [...names, 'platform']) await client.query(`drop schema ${quoted(name)} cascade`);
}

async function requireFit(client: pg.Client, { tables, jobs }: Manifest): Promise<void> {
  const found = new Map((await listTables(client)).map((table) => [nameOf(table), table.columns]));
  for (const table of tables) {
    const columns = found.get(nameOf(table)) ?? [];
    const unknown = table.columns.find((column) => !columns.includes(column));
    if (unknown === undefined) continue;
    throw new StartupError(`The backup does not fit: this release has no ${nameOf(table)}.${quoted(unknown)}`);
  }
  const { rows } = await client.query<{ last: number }>('select max(id) as last from graphile_worker.migrations');
  if ((rows[0]?.last ?? 0) < jobs)
    throw new StartupError('The backup is of a newer release: its jobs are unknown here');
}

async function fill(client: pg.Client, directory: string, { tables, sequences }: Manifest): Promise<void> {
  // Migrations write rows of their own.
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
  for (const table of tables) {
    const file = createReadStream(join(directory, places.tables, table.file));
    // An error reaches the reader of the rows.
    const bytes = pipeline(file, createZstdDecompress(), () => undefined);
    const columns = table.columns.map(quoted).join(', ');
    const rows = await copyIn(client, `copy ${nameOf(table)} (${columns}) from stdin`, bytes);
    if (rows !== table.rows) throw new Error(`${nameOf(table)}: ${rows} rows instead of ${table.rows}`);
  }
  for (const sequence of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      nameOf(sequence),
      sequence.value,
      sequence.called,
    ]);
  }
}
