import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** A member's place in a list. */
export interface Place {
  uid: number;
  place: number;
  /** The place when the day began. */
  before: number | null;
  points: number;
  likes: number;
}

/** The list of a country, or that of all. */
export type Scope = { countryFid: number } | 'everyone';

/** The counting that lists show. */
const current = sql`(select hour from ranking.runs where done_at is not null order by hour desc limit 1)`;

interface ListOf {
  columns: RawBuilder<unknown>;
  within: RawBuilder<unknown>;
  place: RawBuilder<unknown>;
}

/** How a list is read; `country` and `global` are two places of one row. */
const listOf = (scope: Scope): ListOf => {
  const name = scope === 'everyone' ? 'global' : 'country';
  const place = sql.ref(`${name}_place`);
  const within = scope === 'everyone' ? sql`true` : sql`country_fid = ${scope.countryFid}`;
  return { place, within, columns: sql`uid, ${place} as place, ${sql.ref(`${name}_before`)} as before, points, likes` };
};

/** Who has the places from one to another. */
export async function placesBetween(db: Db, scope: Scope, from: number, to: number): Promise<Place[]> {
  const { columns, within, place } = listOf(scope);
  const { rows } = await sql<Place>`
    select ${columns} from ranking.places
     where hour = ${current} and ${within} and ${place} between ${from} and ${to} order by ${place}`.execute(db);
  return rows;
}

/** A member's place in a list; undefined for none. */
export async function placeOf(db: Db, scope: Scope, uid: number): Promise<Place | undefined> {
  const { columns, within } = listOf(scope);
  const { rows } = await sql<Place>`
    select ${columns} from ranking.places where hour = ${current} and ${within} and uid = ${uid}`.execute(db);
  return rows[0];
}

/** Those among some members who have a place among all after one, in their order. */
export async function placesAmong(db: Db, uids: readonly number[], after: number, most: number): Promise<Place[]> {
  const { columns, place } = listOf('everyone');
  const { rows } = await sql<Place>`
    select ${columns} from ranking.places
     where hour = ${current} and uid = any(${uids}::bigint[]) and ${place} > ${after}
     order by ${place} limit ${most}`.execute(db);
  return rows;
}

/** How many have a place in a list, and when it was counted; undefined before the first time. */
export async function countedPlaces(db: Db, scopeFid: number): Promise<{ at: Date; members: number } | undefined> {
  const { rows } = await sql<{ at: Date; members: number }>`
    select r.hour as at, coalesce(t.members, 0) as members
      from ranking.runs r left join ranking.totals t on t.hour = r.hour and t.scope_fid = ${scopeFid}
     where r.done_at is not null order by r.hour desc limit 1`.execute(db);
  return rows[0];
}
