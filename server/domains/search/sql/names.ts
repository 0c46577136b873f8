import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

/** What has a name to be found by. */
export interface Named {
  id: number;
  name: string;
  countryFid: number;
}

/** A name that was found, and how alike it is to what was searched for: 1 for the same. */
export interface FoundName {
  id: number;
  name: string;
  likeness: number;
}

interface NamesAsked {
  /** Folded. */
  q: string;
  /** Countries whose names are looked for; none: all. */
  fids: readonly number[];
  limit: number;
}

const kinds = { members: 'uid', topics: 'topid' } as const;
type Kind = keyof typeof kinds;
const tableOf = (kind: Kind) => sql.table(`search.${kind}`);

/** What begins so. */
export const beginning = (q: string): string => `${q.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The least likeness of a name that was typed wrong. */
const least = 0.35;

export async function writeNames(db: Db, kind: Kind, rows: readonly Named[]): Promise<void> {
  if (rows.length === 0) return;
  const column = sql.ref(kinds[kind]);
  await sql`
    insert into ${tableOf(kind)} (${column}, name, country_fid)
    select r.id, r.name, r.country_fid
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ name }) => name)}::text[],
                  ${rows.map(({ countryFid }) => countryFid)}::int[]) as r (id, name, country_fid)
    on conflict (${column}) do update set name = excluded.name, country_fid = excluded.country_fid`.execute(db);
}

export async function dropNames(db: Db, kind: Kind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from ${tableOf(kind)} where ${sql.ref(kinds[kind])} = any(${ids}::bigint[])`.execute(db);
}

/** What of a kind is looked for: its country, and nobody without access. */
function narrowed(kind: Kind, fids: readonly number[], now: Date): RawBuilder<unknown> {
  const there = fids.length === 0 ? sql`true` : sql`n.country_fid = any(${fids}::int[])`;
  if (kind === 'topics') return there;
  return sql`${there} and not exists (select from search.barred b
                                       where b.uid = n.uid and (b.until is null or b.until > ${now}::timestamptz))`;
}

/** Names that begin so. */
export async function namesBeginning(
  db: ReadDb,
  kind: Kind,
  { q, fids, limit }: NamesAsked,
  now: Date,
): Promise<FoundName[]> {
  const { rows } = await sql<FoundName>`
    select ${sql.ref(`n.${kinds[kind]}`)} as id, n.name, 1::float8 as likeness from ${tableOf(kind)} n
     where n.name like ${beginning(q)} and ${narrowed(kind, fids, now)} order by n.name limit ${limit}`.execute(db);
  return rows;
}

/** Names that are like it, the likest first. */
export async function namesLike(
  db: ReadDb,
  kind: Kind,
  { q, fids, limit }: NamesAsked,
  now: Date,
): Promise<FoundName[]> {
  const { rows } = await sql<FoundName>`
    select ${sql.ref(`n.${kinds[kind]}`)} as id, n.name, similarity(n.name, ${q})::float8 as likeness
      from ${tableOf(kind)} n
     where n.name % ${q} and similarity(n.name, ${q}) >= ${least} and ${narrowed(kind, fids, now)}
     order by likeness desc, n.name limit ${limit}`.execute(db);
  return rows;
}
