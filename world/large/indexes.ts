import type pg from 'pg';

interface Index {
  name: string;
  definition: string;
}

/**
 * Drops the plain indexes of a table and answers how to make them again. Filling a table first and its indexes
 * afterwards is several times faster than updating eight of them for each row. Primary keys stay.
 */
export async function dropIndexes(client: pg.Client, table: string): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i where i.indrelid = $1::regclass and not i.indisprimary order by 1`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

/** Makes dropped indexes again. */
export async function makeIndexes(client: pg.Client, indexes: readonly Index[]): Promise<void> {
  for (const { definition } of indexes) await client.query(definition);
}
