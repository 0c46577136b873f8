import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

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

/** Names that begin so, and then those that are like it, each by its own index; members without access are left out. */
export async function namesLike(db: Db, kind: Kind, { q, fids, limit }: NamesAsked, now: Date): Promise<FoundName[]> {
  const id = sql.ref(`n.${kinds[kind]}`);
  const there = fids.length === 0 ? sql`` : sql`and n.country_fid = any(${fids}::int[])`;
  const barred =
    kind === 'members'
      ? sql`and not exists (select from search.barred b
                             where b.uid = n.uid and (b.until is null or b.until > ${now}::timestamptz))`
      : sql``;
  const { rows } = await sql<FoundName>`
    (select ${id} as id, n.name, 1::float8 as likeness from ${tableOf(kind)} n
      where n.name like ${beginning(q)} ${there} ${barred} order by n.name limit ${limit})
    union all
    (select ${id} as id, n.name, similarity(n.name, ${q})::float8 as likeness from ${tableOf(kind)} n
      where n.name % ${q} and n.name not like ${beginning(q)} and similarity(n.name, ${q}) >= ${least} ${there} ${barred}
      order by similarity(n.name, ${q}) desc limit ${limit})`.execute(db);
  return rows;
}
