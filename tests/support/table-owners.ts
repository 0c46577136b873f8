import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../server/platform/db/types.ts';
import type { Fate, TableOwners } from '../../server/platform/table-owners.ts';

/** A column that names a member: every form in which it does, and why rows outlive the member, if they do. */
export interface OwnerColumn {
  table: string;
  column: string;
  forms: readonly (number | string)[];
  stays: string | undefined;
}

interface Column {
  table: string;
  name: string;
  type: string;
  /** It has to be given with a row. */
  needed: boolean;
}

/** Every column of every table of our own; the job library's schema is its own affair. */
async function columnsOf(db: Kysely<DB>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_schema || '.' || c.table_name as table, c.column_name as name, c.data_type as type,
           c.is_nullable = 'NO' and c.column_default is null as needed
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE'
       and c.table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')
     order by 1, 2`.execute(db);
  return rows;
}

/** What is missing or untrue in the declarations, by the name of the table. */
export async function ownerFaults(db: Kysely<DB>, declared: TableOwners): Promise<string[]> {
  const tables = Map.groupBy(await columnsOf(db), ({ table }) => table);
  const undeclared = [...tables.keys()]
    .filter((table) => !(table in declared))
    .map((table) => `${table}: declare in its domain's manifest which column names a member, or why none does`);
  const untrue = Object.entries(declared).flatMap(([table, owner]) => {
    const there = tables.get(table)?.map(({ name }) => name);
    if (!there) return [`${table}: is declared, and no table`];
    if ('none' in owner) return owner.none === '' ? [`${table}: say why it names no member`] : [];
    const columns = Object.keys(owner);
    if (columns.length === 0) return [`${table}: name the column that names a member, or say why none does`];
    return columns.filter((name) => !there.includes(name)).map((name) => `${table}: has no column ${name}`);
  });
  return [...undeclared, ...untrue];
}

/** The declared columns with what a member is called in each. */
export function ownerColumns(declared: TableOwners, uid: number): OwnerColumn[] {
  return Object.entries(declared).flatMap(([table, owner]) =>
    'none' in owner ? [] : Object.entries(owner).map(([column, fate]) => ({ table, column, ...read(fate!, uid) })),
  );
}

function read(fate: Fate, uid: number): Pick<OwnerColumn, 'forms' | 'stays'> {
  if (fate === 'forgotten') return { forms: [uid], stays: undefined };
  if ('forgotten' in fate) return { forms: fate.forgotten(uid), stays: undefined };
  return { forms: fate.as?.(uid) ?? [uid], stays: fate.stays };
}

/** How many rows of a table have a value in a column. */
export async function rowsWith(db: Kysely<DB>, { table, column }: OwnerColumn, form: number | string): Promise<number> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${form}`.execute(db);
  return rows.length;
}

let samples = 1;
/** Two numbers of a row differ: some tables take no member twice. */
const nextNumber = (): number => {
  samples += 1;
  return samples;
};
const sampleOf: Record<string, () => unknown> = {
  bigint: nextNumber,
  integer: nextNumber,
  smallint: nextNumber,
  text: () => `sample ${samples}`,
  boolean: () => false,
  bytea: () => Buffer.from(`sample ${samples}`),
  jsonb: () => '{}',
  date: () => '2026-11-20',
  'timestamp with time zone': () => '2026-11-20T10:00:00Z',
  ARRAY: () => [],
  uuid: () => randomUUID(),
  tsvector: () => '',
  real: () => 1,
  'double precision': () => 1,
};

/** Rows that name a member in every form, where a table has none yet. */
export async function fillAll(db: Kysely<DB>, owners: readonly OwnerColumn[]): Promise<void> {
  const needed = (await columnsOf(db)).filter((column) => column.needed);
  for (const owner of owners) {
    const columns = needed.filter(({ table }) => table === owner.table);
    for (const form of owner.forms) if ((await rowsWith(db, owner, form)) === 0) await fill(db, owner, form, columns);
  }
}

/** A row with whatever else it must hold, by its type and its checks. */
async function fill(db: Kysely<DB>, owner: OwnerColumn, form: number | string, needed: Column[]): Promise<void> {
  samples += 1;
  const row = {
    ...Object.fromEntries(needed.map(({ name, type }) => [name, sampleOf[type]!()])),
    ...(await firstChoices(db, owner.table, needed)),
    [owner.column]: form,
    ...(await onItsSide(db, owner, form, needed)),
  };
  await db
    .insertInto(owner.table as never)
    .values(row as never)
    .execute();
}

/** Of two columns of which one is the lower, what the other one holds. */
async function onItsSide(
  db: Kysely<DB>,
  { table, column }: OwnerColumn,
  form: number | string,
  needed: readonly Column[],
): Promise<Record<string, unknown>> {
  const isNumber = (name: string) => !needed.some((each) => each.name === name && each.type.startsWith('timestamp'));
  for (const text of await checksOf(db, table)) {
    const [, low, high] = /^CHECK \(\((\w+) < (\w+)\)\)$/i.exec(text) ?? [];
    if (low === column) return { [high!]: Number(form) + 1 };
    if (high === column) return { [low!]: Number(form) - 1 };
    if (low && high && isNumber(low)) return { [low]: nextNumber(), [high]: nextNumber() };
    if (low && high) return { [low]: '2026-11-20T10:00:00Z', [high]: '2026-11-20T11:00:00Z' };
  }
  return {};
}

async function checksOf(db: Kysely<DB>, table: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint
     where contype = 'c' and conrelid = ${table}::regclass`.execute(db);
  return rows.map(({ text }) => text);
}

/** Of columns that take one of some values only, the first of them; of columns of which just one is filled, the first. */
async function firstChoices(db: Kysely<DB>, table: string, columns: Column[]): Promise<Record<string, unknown>> {
  const checks = await checksOf(db, table);
  const choices = checks.flatMap((text) => {
    const [, name, value] = /^CHECK \(\(\(?(\w+) = ANY \(ARRAY\['?(\w+)/i.exec(text) ?? [];
    return columns.some((column) => column.name === name) ? [[name!, value!] as const] : [];
  });
  const filled = checks.flatMap((text) => {
    const [, name] = /num_nonnulls\((\w+), [\w, ]+\) = 1/.exec(text) ?? [];
    return name ? [[name, nextNumber()] as const] : [];
  });
  return Object.fromEntries([...choices, ...filled]);
}
