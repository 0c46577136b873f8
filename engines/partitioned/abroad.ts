import pg from 'pg';

/** A table whose partitions are spread over two servers, as far as PostgreSQL lets one. */
export interface Spread {
  schema: string;
  table: string;
  by: string;
  /** Columns of its primary key. */
  key: string;
  /** What else is unique, in the words of an index. */
  unique: readonly string[];
}

export const messagesSpread: Spread = {
  schema: 'messages',
  table: 'messages',
  by: 'room',
  key: 'room, id',
  unique: ['(room, uid, client_id) where client_id is not null'],
};
export const noticesSpread: Spread = {
  schema: 'notices',
  table: 'notices',
  by: 'uid',
  key: 'uid, id',
  unique: ['(uid, group_key) where read_at is null'],
};

/** Uses a connection and ends it. */
export async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Names the other server in this database; by its superuser, who alone may use a connection without a password. */
export async function nameServer(
  here: pg.Client,
  { host, port, database, role }: { host: string; port: string; database: string; role: string },
): Promise<void> {
  await here.query('create extension if not exists postgres_fdw');
  await here.query(
    `create server abroad foreign data wrapper postgres_fdw
       options (host '${host}', port '${port}', dbname '${database}', async_capable 'true', fetch_size '1000')`,
  );
  await here.query(`create user mapping for public server abroad options (user '${role}', password_required 'false')`);
  await here.query(`grant usage on foreign server abroad to public`);
}

/**
 * Moves the upper half of a table's partitions to the other server, whose database has the same tables. The table loses its
 * primary key and what else is unique: PostgreSQL allows neither over foreign partitions. Each partition has its own.
 */
export async function moveAbroad(here: pg.Client, there: pg.Client, spread: Spread, partitions: number): Promise<void> {
  const { schema, table, key, unique } = spread;
  const { rows } = await here.query<{ name: string; isKey: boolean }>(
    `select c.relname as name, i.indisprimary as "isKey" from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = to_regclass($1)`,
    [`${schema}.${table}`],
  );
  await there.query(`create schema if not exists ${schema}_parts`);
  const others = await indexesOf(here, `${schema}.${table}`);
  for (const { name, isKey } of rows)
    await here.query(isKey ? `alter table ${schema}.${table} drop constraint ${name}` : `drop index ${schema}.${name}`);
  for (let remainder = 0; remainder < partitions; remainder++) {
    const part = `${schema}_parts.${table}_${partitions}_${String(remainder).padStart(2, '0')}`;
    if (remainder < partitions / 2) {
      await here.query(`alter table ${part} add primary key (${key})`);
      for (const words of unique) await here.query(`create unique index on ${part} ${words}`);
      for (const words of others) await here.query(`create index on ${part} ${words}`);
      continue;
    }
    await there.query(`create table ${part} (like ${schema}.${table} including all)`);
    await here.query(`alter table ${schema}.${table} detach partition ${part}`);
    await here.query(`drop table ${part}`);
    await here.query(
      `create foreign table ${part} partition of ${schema}.${table}
         for values with (modulus ${partitions}, remainder ${remainder})
         server abroad options (schema_name '${schema}_parts', table_name '${part.split('.')[1]}')`,
    );
  }
}

/** What isn't unique, in the words after the table's name. */
async function indexesOf(here: pg.Client, name: string): Promise<string[]> {
  const { rows } = await here.query<{ words: string }>(
    `select substring(pg_get_indexdef(indexrelid) from ' (USING .*)$') as words from pg_index
      where indrelid = to_regclass($1) and not indisunique`,
    [name],
  );
  return rows.map(({ words }) => words);
}
