import type pg from 'pg';
import { quoted } from '../backup/catalogue.ts';
import { fullName } from './shape.ts';

/** Where an index is to stand, by names as a migration writes them. */
export interface IndexPlace {
  schema: string;
  table: string;
  index: string;
}

/** The partitions of a table; undefined where it is whole. */
async function partitionsOf(client: pg.ClientBase, place: IndexPlace): Promise<string[] | undefined> {
  const { rows } = await client.query<{ cut: boolean; names: string[] }>(
    `select c.relkind = 'p' as cut,
            array(select i.inhrelid::regclass::text from pg_inherits i where i.inhparent = c.oid order by 1) as names
       from pg_class c where c.oid = to_regclass($1)`,
    [fullName(place.schema, place.table)],
  );
  return rows[0]?.cut ? rows[0].names : undefined;
}

/**
 * Builds an index while everybody writes: by the statement itself on a whole table, partition by partition on one that
 * is cut, where PostgreSQL refuses to do it at once. What an attempt that was cut short has left goes first.
 */
export async function buildIndexAlone(client: pg.ClientBase, place: IndexPlace, statement: string): Promise<void> {
  const { schema, table, index } = place;
  const partitions = await partitionsOf(client, place);
  if (!partitions) {
    await client.query(`drop index concurrently if exists ${fullName(schema, index)}`);
    await client.query(statement);
    return;
  }
  await client.query(`drop index if exists ${fullName(schema, index)}`);
  const name = `${schema}.${table}`;
  const begins = statement.toLowerCase().indexOf('create index concurrently');
  const columns = statement.slice(statement.indexOf(name, begins) + name.length);
  await client.query(`create index ${quoted(index)} on only ${fullName(schema, table)} ${columns}`);
  for (const [at, partition] of partitions.entries()) {
    const own = `${index}_${at}`.slice(-63);
    const parts = partition.slice(0, partition.lastIndexOf('.'));
    await client.query(`drop index concurrently if exists ${parts}.${quoted(own)}`);
    await client.query(`create index concurrently ${quoted(own)} on ${partition} ${columns}`);
    await client.query(`alter index ${fullName(schema, index)} attach partition ${parts}.${quoted(own)}`);
  }
}
