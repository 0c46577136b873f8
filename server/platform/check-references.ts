import { sql } from 'kysely';
import type { Db } from './context.ts';
import type { Reference, References } from './references.ts';

/** A column with values that lead nowhere. */
export interface BrokenReference {
  /** `schema.table.column`. */
  from: string;
  /** Rows with such a value. */
  rows: number;
  /** Some of the values. */
  samples: number[];
}

export interface ReferencesChecked {
  references: number;
  rows: number;
  /** Empty where all is well. */
  broken: BrokenReference[];
}

type Checked = Exclude<Reference, { none: string }>;
type Columns = readonly (readonly [string, Checked])[];

interface Row {
  /** The primary key, as text. */
  key: string[];
  values: (number | null)[];
}

interface KeyColumn {
  name: string;
  type: string;
}

const rowsAtOnce = 2000;
const samplesAtMost = 10;
const knownAtMost = 50_000;

/**
 * Looks at every declared reference across domains, table by table in batches by their primary keys: a statement reads
 * rows of one schema, another one looks their values up in the other. What seems to lead nowhere is looked at once more,
 * since rows may be deleted between the two statements.
 */
export async function checkReferences(db: Db, references: References): Promise<ReferencesChecked> {
  const checked: ReferencesChecked = { references: 0, rows: 0, broken: [] };
  const known = new Map<string, Set<number>>();
  for (const [table, declared] of Object.entries(references)) {
    const columns = Object.entries(declared).filter((entry): entry is [string, Checked] => !('none' in entry[1]));
    if (columns.length === 0) continue;
    checked.references += columns.length;
    const faults = columns.map(([name]): BrokenReference => ({ from: `${table}.${name}`, rows: 0, samples: [] }));
    const key = await keyOf(db, table);
    for (let after: string[] | undefined, more = true; more; ) {
      const rows = await readRows(db, { table, key, columns, after });
      checked.rows += rows.length;
      await findFaults(db, { table, key, columns, after, rows, known }, faults);
      after = rows.at(-1)?.key;
      more = rows.length === rowsAtOnce;
    }
    checked.broken.push(...faults.filter((fault) => fault.rows > 0));
  }
  return checked;
}

type Place = { table: string; key: readonly KeyColumn[]; columns: Columns; after: string[] | undefined };
type Batch = Place & { rows: readonly Row[]; known: Map<string, Set<number>> };

async function findFaults(db: Db, batch: Batch, faults: readonly BrokenReference[]): Promise<void> {
  const missing = await missingIn(db, batch, batch.rows);
  if (missing.every((values) => values.size === 0)) return;
  const again = await readRows(db, batch);
  const still = await missingIn(db, batch, again);
  for (const [i, fault] of faults.entries()) {
    const broken = again
      .map(({ values }) => values[i]!)
      .filter((value) => value !== null && missing[i]!.has(value) && still[i]!.has(value));
    fault.rows += broken.length;
    fault.samples.push(...[...new Set(broken)].slice(0, samplesAtMost - fault.samples.length));
  }
}

/** Of each column the values that lead nowhere. */
async function missingIn(db: Db, { columns, known }: Batch, rows: readonly Row[]): Promise<Set<number>[]> {
  const missing: Set<number>[] = [];
  for (const [i, [, reference]] of columns.entries()) {
    const values = new Set(rows.map((row) => row.values[i]!).filter((value) => value !== null));
    for (const value of reference.except ?? []) values.delete(value);
    missing.push(await withoutTarget(db, reference, values, known));
  }
  return missing;
}

async function withoutTarget(db: Db, reference: Checked, values: ReadonlySet<number>, known: Batch['known']) {
  if ('among' in reference) return without(values, new Set(reference.among));
  const [schema, table, column] = reference.to.split('.') as [string, string, string];
  const found = known.get(reference.to) ?? new Set<number>();
  known.set(reference.to, found);
  const unknown = [...without(values, found)];
  if (unknown.length === 0) return new Set<number>();
  const { rows } = await sql<{ value: number }>`
    select distinct ${sql.ref(column)} as value from ${sql.table(`${schema}.${table}`)}
    where ${sql.ref(column)} = any(${unknown}::bigint[])
  `.execute(db);
  if (found.size > knownAtMost) found.clear();
  for (const { value } of rows) found.add(value);
  return without(new Set(unknown), new Set(rows.map(({ value }) => value)));
}

const without = (values: ReadonlySet<number>, others: ReadonlySet<number>): Set<number> =>
  new Set([...values].filter((value) => !others.has(value)));

async function readRows(db: Db, { table, key, columns, after }: Place): Promise<Row[]> {
  const names = sql.join(key.map(({ name }) => sql.ref(name)));
  const later =
    after === undefined
      ? sql`true`
      : sql`(${names}) > (${sql.join(key.map(({ type }, i) => sql`${after[i]}::${sql.raw(type)}`))})`;
  const { rows } = await sql<Row>`
    select array[${sql.join(key.map(({ name }) => sql`${sql.ref(name)}::text`))}] as key,
      array[${sql.join(columns.map(([name]) => sql`${sql.ref(name)}::bigint`))}] as values
    from ${sql.table(table)} where ${later} order by ${names} limit ${rowsAtOnce}
  `.execute(db);
  return rows;
}

/** The columns of a table's primary key, in the order of its index. */
async function keyOf(db: Db, table: string): Promise<KeyColumn[]> {
  const { rows } = await sql<KeyColumn>`
    select attname as name, format_type(atttypid, null) as type
    from pg_catalog.pg_index join pg_catalog.pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary order by array_position(indkey::int2[], attnum)
  `.execute(db);
  if (rows.length === 0) throw new Error(`${table} has no primary key`);
  return rows;
}
