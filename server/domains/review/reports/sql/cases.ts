import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../../platform/context.ts';
import { afterPlace } from '../../../../platform/db/after-place.ts';
import type { DB } from '../../../../platform/db/types.ts';
import type { TimeKey } from '../../../../platform/keyset.ts';

export type CaseRow = Selectable<DB['reports.cases']>;

interface NewCase {
  about: string;
  tid: number;
  pid: number;
  uid: number;
  country_fid: number;
  now: Date;
}

/** The open case about something, opened where there is none, and locked until the transaction ends. */
export async function openCase(db: Db, { now, ...fields }: NewCase): Promise<number> {
  await db
    .insertInto('reports.cases')
    .values({ ...fields, created_at: now })
    .onConflict((conflict) => conflict.column('about').where('concluded_at', 'is', null).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('reports.cases')
    .select('id')
    .where('about', '=', fields.about)
    .where('concluded_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

export async function countComplaint(db: Db, id: number): Promise<void> {
  await db
    .updateTable('reports.cases')
    .set((eb) => ({ reports: eb('reports', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export const findCase = (db: Db, id: number): Promise<CaseRow | undefined> =>
  db.selectFrom('reports.cases').selectAll().where('id', '=', id).executeTakeFirst();

export const lockCase = (db: Db, id: number): Promise<CaseRow | undefined> =>
  db.selectFrom('reports.cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Changing =
  | 'claimed_by'
  | 'claimed_until'
  | 'decision'
  | 'decided_by'
  | 'decided_at'
  | 'rule'
  | 'reason'
  | 'said'
  | 'concluded_at';

export async function updateCase(
  db: Db,
  id: number,
  fields: Pick<Updateable<DB['reports.cases']>, Changing>,
): Promise<void> {
  await db.updateTable('reports.cases').set(fields).where('id', '=', id).execute();
}

/** Whoever takes a case has left the others that they were at. */
export async function releaseOthers(db: Db, claimedBy: number, id: number): Promise<void> {
  await db
    .updateTable('reports.cases')
    .set({ claimed_by: null, claimed_until: null })
    .where('claimed_by', '=', claimedBy)
    .where('decision', 'is', null)
    .where('id', '<>', id)
    .execute();
}

/** The moderator's country, or null for all. */
const ofCountry = (country: number | null) => (country === null ? sql`` : sql`and country_fid = ${country}`);

/** Cases that wait, the oldest first, from above an id; none about `except`, who reads. */
export async function findWaiting(
  db: Db,
  country: number | null,
  except: number,
  above: number,
  limit: number,
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select * from reports.cases
     where decision is null and id > ${above} and uid <> ${except} ${ofCountry(country)}
     order by id limit ${limit}`.execute(db);
  return rows;
}

/** Cases that are decided, the last first, after a place. */
export async function findDecided(
  db: Db,
  country: number | null,
  except: number,
  after: TimeKey | undefined,
  limit: number,
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select * from reports.cases
     where decision is not null and uid <> ${except} ${ofCountry(country)} ${afterPlace(after, 'decided_at', 'id')}
     order by decided_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Cases by their numbers. */
export const casesByIds = (db: Db, ids: readonly number[]): Promise<CaseRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('reports.cases').selectAll().where('id', 'in', ids).execute();

/** The newest cases about a member's posts that were removed, counted no further than needed. */
export async function countRemoved(db: Db, uid: number, most: number): Promise<number> {
  const rows = await db
    .selectFrom('reports.cases')
    .select('id')
    .where('uid', '=', uid)
    .where('pid', '>', 0)
    .where('decision', '=', 'removed')
    .limit(most)
    .execute();
  return rows.length;
}

/** Locks the undecided cases about some posts, or any post of some threads, in the order of their numbers. */
export async function lockOpenOf(
  db: Db,
  { abouts, tids }: { abouts: readonly string[]; tids: readonly number[] },
  limit: number,
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select * from reports.cases
     where concluded_at is null and (about = any(${abouts}::text[]) or (tid > 0 and tid = any(${tids}::bigint[])))
     order by id limit ${limit} for update`.execute(db);
  return rows;
}
