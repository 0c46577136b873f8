import { sql } from 'kysely';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';

export interface PrizeFields {
  names: Record<Language, string>;
  /** An uploaded picture, 0 for none. */
  aid: number;
  count: number;
  position: number;
}

export interface PrizeRow extends PrizeFields {
  prizeid: number;
  drawid: number;
}

/** Prizes of some draws in the order in which they are drawn. */
export async function prizesOf(db: Db, drawids: readonly number[]): Promise<PrizeRow[]> {
  const { rows } = await sql<PrizeRow>`
    select prizeid, drawid, names, aid, count, position from draw.prizes
     where drawid = any(${[...drawids]}::bigint[]) order by drawid, position, prizeid`.execute(db);
  return rows;
}

export async function insertPrize(db: Db, drawid: number, f: PrizeFields): Promise<number> {
  const { rows } = await sql<{ prizeid: number }>`
    insert into draw.prizes (drawid, names, aid, count, position)
    values (${drawid}, ${JSON.stringify(f.names)}::jsonb, ${f.aid}, ${f.count}, ${f.position})
    returning prizeid`.execute(db);
  return rows[0]?.prizeid ?? 0;
}

export async function updatePrize(db: Db, prizeid: number, f: PrizeFields): Promise<void> {
  await sql`
    update draw.prizes
       set names = ${JSON.stringify(f.names)}::jsonb, aid = ${f.aid}, count = ${f.count}, position = ${f.position}
     where prizeid = ${prizeid}`.execute(db);
}

export async function deletePrize(db: Db, prizeid: number): Promise<void> {
  await sql`delete from draw.prizes where prizeid = ${prizeid}`.execute(db);
}
