import type pg from 'pg';
import type { SequenceEntry } from './manifest.ts';

type FoundTable = { schema: string; name: string; columns: string[] };

/** A table as it is read for a backup; one that is cut into partitions is read over all of them. */
type ListedTable = FoundTable & { isCut: boolean };

/** A table whose rows a crash of the database may take, and which no replica has. */
type Unlogged = Pick<FoundTable, 'schema' | 'name'>;

/** Ours are all schemas but PostgreSQL's own, the one that is everybody's, and those where only partitions lie. */
const ours = `n.nspname not like 'pg\\_%' and n.nspname not like '%\\_parts' and n.nspname not in ('information_schema', 'public')`;

/** What the migrations write themselves, and so is no part of the data. */
const ledgersOfMigrations = ['platform.migrations', 'graphile_worker.migrations'];

export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table with the columns that are stored, those first that others refer to. */
export async function listTables(client: pg.ClientBase): Promise<ListedTable[]> {
  const { rows } = await client.query<ListedTable>(
    `select n.nspname as schema, c.relname as name,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attnum) as columns,
            c.relkind = 'p' as "isCut"
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and c.relpersistence <> 't' and ${ours}
      order by 1, 2`,
  );
  const references = await client.query<{ from: string; to: string }>(
    `select n.nspname || '.' || c.relname as from, m.nspname || '.' || d.relname as to
       from pg_constraint k
       join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_class d on d.oid = k.confrelid join pg_namespace m on m.oid = d.relnamespace
      where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  const tables = rows.filter(({ schema, name }) => !ledgersOfMigrations.includes(`${schema}.${name}`));
  return inOrder(tables, references.rows);
}

/** Tables of which a replica shows nothing. */
export async function unloggedTables(client: pg.ClientBase): Promise<Unlogged[]> {
  const { rows } = await client.query<Unlogged>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and c.relpersistence = 'u' and pg_is_in_recovery() and ${ours}`,
  );
  return rows;
}

function inOrder(tables: ListedTable[], references: { from: string; to: string }[]): ListedTable[] {
  const left = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const ordered: ListedTable[] = [];
  while (left.size > 0) {
    const free = [...left].filter(([key]) => !references.some(({ from, to }) => from === key && left.has(to)));
    if (free.length === 0) throw new Error(`tables that refer to each other in a ring: ${[...left.keys()].join(', ')}`);
    for (const [key, table] of free) {
      ordered.push(table);
      left.delete(key);
    }
  }
  return ordered;
}

/** Sequences stand outside of snapshots: asked after the tables, they are beyond every number in them. */
export async function readSequences(client: pg.ClientBase): Promise<SequenceEntry[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and ${ours} order by 1, 2`,
  );
  const found: SequenceEntry[] = [];
  for (const { schema, name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${nameOf({ schema, name })}`,
    );
    if (state.rows[0]) found.push({ schema, name, ...state.rows[0] });
  }
  return found;
}
