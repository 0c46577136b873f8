import type { Pool } from 'pg';

type Column = {
  schema: string;
  table: string;
  name: string;
  type: string;
  array: boolean;
  nullable: boolean;
  defaulted: boolean;
};

/** The library's own tables and the bookkeeping of migrations are nobody's to query. */
const columnsQuery = `
  select n.nspname as schema, c.relname as table, a.attname as name, a.attnum,
         coalesce(nullif(e.typname, ''), t.typname) as type, e.oid is not null as array,
         not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as defaulted
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    join pg_namespace n on n.oid = c.relnamespace
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
   where a.attnum > 0 and not a.attisdropped
     and n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'graphile_worker')
     and (n.nspname, c.relname) <> ('platform', 'migrations')
     -- What an extension brought along is not ours.
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
   order by n.nspname collate "C", c.relname collate "C", a.attnum`;

const numberTypes = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid']);
const momentTypes = new Set(['timestamptz', 'timestamp']);

/** Reads the tables of a migrated database and writes them as the types of the query builder. */
export async function generateTypes(pool: Pool): Promise<string> {
  const { rows } = await pool.query<Column>(columnsQuery);
  const tables = Map.groupBy(rows, (row) => `${row.schema}.${row.table}`);
  const blocks = [...tables].map(([name, columns]) => {
    const fields = columns.map((column) => `    ${keyOf(column.name)}: ${typeOf(column)};`);
    return `  '${name}': {\n${fields.join('\n')}\n  };`;
  });
  return [
    '// Written by `npm run db:types` from the migrated schema; not edited by hand.',
    "import type { ColumnType } from 'kysely';",
    '',
    'type Generated<T> =',
    '  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;',
    'type Json = ColumnType<unknown, string, string>;',
    'type Moment = ColumnType<Date, Date | string, Date | string>;',
    '',
    'export type DB = {',
    ...blocks,
    '};',
    '',
  ].join('\n');
}

function keyOf(name: string): string {
  return /^[a-z_][a-z0-9_]*$/i.test(name) ? name : `'${name}'`;
}

function typeOf({ type, array, nullable, defaulted }: Column): string {
  const base = array ? `${scalarOf(type, false)}[]` : scalarOf(type, true);
  const value = nullable ? `${base} | null` : base;
  return defaulted ? `Generated<${value}>` : value;
}

function scalarOf(type: string, wrapped: boolean): string {
  if (numberTypes.has(type)) return 'number';
  if (type === 'bool') return 'boolean';
  if (type === 'bytea') return 'Buffer';
  if (momentTypes.has(type)) return wrapped ? 'Moment' : 'Date';
  if (type === 'json' || type === 'jsonb') return wrapped ? 'Json' : 'unknown';
  return 'string';
}
