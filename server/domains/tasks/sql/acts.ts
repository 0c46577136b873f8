import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import type { StoredAct } from '../rules/acts.ts';

/** Acts of one deed as they are stored, in one query. */
export async function storedActs(
  db: Db,
  deed: string,
  keys: readonly { uid: number; once: string }[],
): Promise<StoredAct[]> {
  const { rows } = await sql<StoredAct>`
    select a.uid, a.once, to_char(a.day, 'YYYY-MM-DD') as day, a.to_uid, to_char(a.to_day, 'YYYY-MM-DD') as to_day,
           a.at, a.undone
      from unnest(${keys.map(({ uid }) => uid)}::bigint[], ${keys.map(({ once }) => once)}::text[]) as k (uid, once)
      join tasks.acts a on a.uid = k.uid and a.deed = ${deed} and a.once = k.once`.execute(db);
  return rows;
}

/** Stores acts of one deed, new ones and those that are known; each is in here once. */
export async function storeActs(db: Db, deed: string, acts: readonly StoredAct[]): Promise<void> {
  if (acts.length === 0) return;
  const sorted = acts.toSorted((a, b) => a.uid - b.uid || (a.once < b.once ? -1 : 1));
  const column = <K extends keyof StoredAct>(name: K) => sorted.map((act) => act[name]);
  await sql`
    insert into tasks.acts (uid, deed, once, day, to_uid, to_day, at, undone)
    select uid, ${deed}, once, day, to_uid, to_day, at, undone
      from unnest(${column('uid')}::bigint[], ${column('once')}::text[], ${column('day')}::date[],
                  ${column('to_uid')}::bigint[], ${column('to_day')}::date[], ${column('at')}::timestamptz[],
                  ${column('undone')}::boolean[]) as a (uid, once, day, to_uid, to_day, at, undone)
    on conflict (uid, deed, once) do update set at = excluded.at, undone = excluded.undone`.execute(db);
}

/** Deletes acts of some deeds of which nothing was said since a moment; how many went. */
export async function dropActsBefore(db: Db, deeds: readonly string[], before: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from tasks.acts where (uid, deed, once) in (
      select uid, deed, once from tasks.acts
       where deed = any(${[...deeds]}::text[]) and day < ${utcDay(before)}::date and at < ${before}::timestamptz limit ${most})
    returning uid`.execute(db);
  return rows.length;
}
