import { type Kysely, sql } from 'kysely';
import type { DB } from '../../server/platform/db/types.ts';
import type { References } from '../../server/platform/references.ts';

/** How columns are called that hold another schema's ids, and whose these are. */
const ids: readonly [name: RegExp, schema: string][] = [
  [/(^|_)uid$|^authorid$|_by$/, 'accounts'],
  [/(^|_)(tid|pid)$/, 'threads'],
  [/(^|_)aid$/, 'media'],
  [/(^|_)topid$/, 'topics'],
  [/(^|_)fid$/, 'countries'],
  [/^mail_id$/, 'platform'],
];

/** What is missing or untrue in the declarations, by the name of the column. */
export async function referenceFaults(db: Kysely<DB>, declared: References): Promise<string[]> {
  const { rows } = await sql<{ schema: string; table: string; name: string }>`
    select c.table_schema as schema, c.table_schema || '.' || c.table_name as table, c.column_name as name
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.data_type in ('bigint', 'integer')
       and c.table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')
     order by 1, 2, 3`.execute(db);
  const undeclared = rows
    .filter(({ schema, name }) => ids.some(([pattern, home]) => home !== schema && pattern.test(name)))
    .filter(({ table, name }) => declared[table]?.[name] === undefined)
    .map(({ table, name }) => `${table}.${name}: declare in references.ts of its domain where it leads`);
  const there = new Set(rows.map(({ table, name }) => `${table}.${name}`));
  const untrue = Object.entries(declared).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([name, reference]) => {
      if (!there.has(`${table}.${name}`)) return [`${table}.${name}: is declared, and no column of ids`];
      return 'none' in reference && reference.none === '' ? [`${table}.${name}: say why it may lead nowhere`] : [];
    }),
  );
  return [...undeclared, ...untrue];
}
