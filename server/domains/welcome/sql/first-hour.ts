import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { FirstHour } from '../rules/first-hour.ts';

export type StoredHour = Omit<FirstHour, 'joinedAt'> & { typeids: number[] };

/** What is stored of a member's first hour; without a row, that of somebody who has done nothing. */
export async function findHour(db: Db, uid: number): Promise<StoredHour> {
  const { rows } = await sql<StoredHour>`
    select m.interests_at, m.people_at, m.hello_at, m.chosen_at, m.said_at,
           (select coalesce(jsonb_agg(i.typeid order by i.typeid), '[]') from welcome.interests i
             where i.uid = ${uid}) as typeids
      from (values (${uid}::bigint)) as o (uid) left join welcome.members m on m.uid = o.uid`.execute(db);
  return rows[0]!;
}

/** Moments of a member's first hour. */
export type HourColumn = Exclude<keyof StoredHour, 'typeids'>;

/** Notes that these moments of some members are now; nobody else changes the rows until the transaction ends. */
export async function noteMoments(
  db: Db,
  uids: readonly number[],
  columns: readonly HourColumn[],
  now: Date,
): Promise<void> {
  if (uids.length === 0) return;
  const names = columns.map((column) => sql.ref(column));
  await sql`
    insert into welcome.members (uid, ${sql.join(names)})
    select m.uid, ${sql.join(columns.map(() => sql`${now}::timestamptz`))}
      from unnest(${uids}::bigint[]) as m (uid) order by m.uid
    on conflict (uid) do update set ${sql.join(names.map((name) => sql`${name} = excluded.${name}`))}`.execute(db);
}

/** Replaces what a member talks about. */
export async function replaceInterests(db: Db, uid: number, typeids: readonly number[], now: Date): Promise<void> {
  await sql`
    delete from welcome.interests where uid = ${uid} and typeid <> all(${typeids}::bigint[])`.execute(db);
  await sql`
    insert into welcome.interests (uid, typeid, created_at)
    select ${uid}::bigint, c.typeid, ${now}::timestamptz from unnest(${typeids}::bigint[]) as c (typeid)
    on conflict (uid, typeid) do nothing`.execute(db);
}
