import { createHash } from 'node:crypto';
import type pg from 'pg';
import { quoted } from '../backup/catalogue.ts';

export interface TablePlace {
  schema: string;
  table: string;
}

/** A table as it stands, as far as another one has to be made like it. */
export interface Shape extends TablePlace {
  columns: string[];
  /** Types and defaults of its columns, and what is checked of its rows. */
  rules: string[];
  /** Of the primary key, in its order. */
  key: { name: string; type: string }[];
  indexes: Index[];
  /** How many partitions it has; 0 for a whole one. */
  partitions: number;
}

interface Index {
  name: string;
  /** How it is made, in PostgreSQL's own words after the table's name. */
  method: string;
  isPrimary: boolean;
  isUnique: boolean;
  columns: string[];
}

/** What writes into the new table what is written to the old one meanwhile. */
export const followTrigger = 'follow_into_draft';

/** Where a schema's partitions and unfinished tables lie; no backup and no list of tables holds it. */
export const partsOf = (schema: string): string => `${schema}_parts`;

export const fullName = (schema: string, table: string): string => `${quoted(schema)}.${quoted(table)}`;

/** Reads a table from the catalogue; one that can't be cut by this column is refused by an Error that says why. */
export async function shapeOf(
  client: pg.ClientBase,
  { schema, table, by }: TablePlace & { by: string },
): Promise<Shape> {
  const name = fullName(schema, table);
  const { rows } = await client.query<{ columns: string[]; rules: string[]; bound: boolean; partitions: number }>(
    `select array(select attname::text from pg_attribute
                   where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns,
            array(select concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attstorage,
                                   pg_get_expr(d.adbin, d.adrelid))
                    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum)
              || array(select pg_get_constraintdef(oid) from pg_constraint
                        where conrelid = c.oid and contype = 'c' order by conname) as rules,
            exists (select from pg_constraint where contype = 'f' and c.oid in (conrelid, confrelid))
              or exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal and tgname <> $2) as bound,
            (select count(*)::int from pg_inherits where inhparent = c.oid) as partitions
       from pg_class c where c.oid = to_regclass($1)`,
    [name, followTrigger],
  );
  const found = rows[0];
  if (!found) throw new Error(`${name} is no table`);
  if (found.bound) throw new Error(`${name} has a foreign key or a trigger, which can't be moved`);
  const indexes = await indexesOf(client, name);
  const primary = indexes.find(({ isPrimary }) => isPrimary);
  if (!primary) throw new Error(`${name} has no primary key`);
  const loose = indexes.find(({ isUnique, columns }) => isUnique && !columns.includes(by));
  if (loose) throw new Error(`${name} can't be cut by ${by}: its unique index ${loose.name} lacks it`);
  const { columns, rules, partitions } = found;
  return { schema, table, columns, rules, partitions, indexes, key: await typed(client, name, primary.columns) };
}

/** The same for two shapes that are the same: a migration beside the copy makes another one of it. */
export const markOfShape = (shape: Shape): string =>
  createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 16);

async function indexesOf(client: pg.ClientBase, name: string): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select c.relname as name, substring(pg_get_indexdef(i.indexrelid) from ' (USING .*)$') as method, i.indisprimary as "isPrimary",
            i.indisunique as "isUnique",
            array(select a.attname::text from unnest(i.indkey::int2[]) with ordinality k (attnum, place)
                    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
                   where k.place <= i.indnkeyatts order by k.place) as columns
       from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = to_regclass($1) order by not i.indisprimary, c.relname`,
    [name],
  );
  return rows;
}

async function typed(client: pg.ClientBase, name: string, columns: readonly string[]): Promise<Shape['key']> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type
       from pg_attribute where attrelid = to_regclass($1) and attname = any($2)`,
    [name, columns],
  );
  return columns.map((column) => ({ name: column, type: rows.find((row) => row.name === column)?.type ?? 'text' }));
}
