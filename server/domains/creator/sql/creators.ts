import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface CreatorRow {
  uid: number;
  since: Date;
  country_fid: number;
}

/** Those of some members who are creators. */
export async function creatorsAmong(db: Db, uids: readonly number[]): Promise<Map<number, CreatorRow>> {
  if (uids.length === 0) return new Map();
  const { rows } = await sql<CreatorRow>`
    select uid, since, country_fid from creator.creators where uid = any(${[...uids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.uid, row]));
}

/** Notes new creators; those who were new. */
export async function insertCreators(db: Db, creators: readonly CreatorRow[]): Promise<number[]> {
  if (creators.length === 0) return [];
  const sorted = creators.toSorted((a, b) => a.uid - b.uid);
  const { rows } = await sql<{ uid: number }>`
    insert into creator.creators (uid, since, country_fid)
    select * from unnest(${sorted.map(({ uid }) => uid)}::bigint[], ${sorted.map(({ since }) => since)}::timestamptz[],
                         ${sorted.map((row) => row.country_fid)}::int[])
    on conflict (uid) do nothing returning uid`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** They are creators no longer; what was counted of them stays. */
export async function deleteCreators(db: Db, uids: readonly number[]): Promise<void> {
  if (uids.length === 0) return;
  await sql`delete from creator.creators where uid = any(${[...uids]}::bigint[])`.execute(db);
}

/** Their days run in another country's zone from now on. */
export async function moveCreators(db: Db, moved: readonly { uid: number; countryFid: number }[]): Promise<void> {
  if (moved.length === 0) return;
  const sorted = moved.toSorted((a, b) => a.uid - b.uid);
  await sql`
    update creator.creators c set country_fid = m.fid
      from unnest(${sorted.map(({ uid }) => uid)}::bigint[], ${sorted.map((m) => m.countryFid)}::int[]) as m (uid, fid)
     where c.uid = m.uid and c.country_fid <> m.fid`.execute(db);
}

/** Creators of a country after one of them, by their numbers. */
export async function creatorsAfter(db: Db, countryFid: number, after: number, most: number): Promise<CreatorRow[]> {
  const { rows } = await sql<CreatorRow>`
    select uid, since, country_fid from creator.creators
     where country_fid = ${countryFid} and uid > ${after} order by uid limit ${most}`.execute(db);
  return rows;
}

/** Creators of all countries after one of them, by their numbers. */
export async function allCreatorsAfter(db: Db, after: number, most: number): Promise<CreatorRow[]> {
  const { rows } = await sql<CreatorRow>`
    select uid, since, country_fid from creator.creators where uid > ${after} order by uid limit ${most}`.execute(db);
  return rows;
}

/** Countries that have creators. */
export async function countriesOfCreators(db: Db): Promise<number[]> {
  const { rows } = await sql<{ country_fid: number }>`
    select distinct country_fid from creator.creators order by country_fid`.execute(db);
  return rows.map((row) => row.country_fid);
}
