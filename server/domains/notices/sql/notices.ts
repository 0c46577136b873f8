import { sql } from 'kysely';
import type { NoticePage } from '../../../../contract/domains/notices/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { afterPlace } from '../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../platform/keyset.ts';
import type { Facts } from '../../../platform/notice-kind.ts';
import type { Doer } from '../rules/groups.ts';

export interface NoticeRow {
  uid: number;
  id: number;
  page: NoticePage;
  kind: string;
  group_key: string;
  tid: number | null;
  pid: number | null;
  topid: number | null;
  actors: Doer[];
  actor_count: number;
  facts: Facts;
  updated_at: Date;
  read_at: Date | null;
}

export const columns = sql.raw(
  'uid, id, page, kind, group_key, tid, pid, topid, actors, actor_count, facts, updated_at, read_at',
);

/** Notices of one page or, without one, of all, newest first, after one where it is named. */
export async function noticesOfPage(
  db: Db,
  uid: number,
  page: NoticePage | undefined,
  limit: number,
  after?: TimeKey,
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns} from notices.notices
     where uid = ${uid} ${page ? sql`and page = ${page}` : sql``} ${afterPlace(after, 'updated_at', 'id')}
     order by updated_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** The newest unread notices. */
export async function unreadNotices(db: Db, uid: number, limit: number): Promise<NoticeRow[]> {
  if (limit === 0) return [];
  const { rows } = await sql<NoticeRow>`
    select ${columns} from notices.notices where uid = ${uid} and read_at is null
     order by updated_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** All unread notices; of one page no more are stored than can be looked at each time. */
export async function allUnread(db: Db, uid: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns} from notices.notices where uid = ${uid} and read_at is null`.execute(db);
  return rows;
}

/** Unread notices of these members by these keys, pair by pair, locked against other changes. */
export async function lockOpen(db: Db, uids: readonly number[], keys: readonly string[]): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns} from notices.notices
     where (uid, group_key) in (select * from unnest(${uids}::bigint[], ${keys}::text[])) and read_at is null
     order by uid, id for update`.execute(db);
  return rows;
}

/** A new notice, at its moment. */
export type NewNotice = Omit<NoticeRow, 'id' | 'updated_at' | 'read_at'> & { at: Date };

export async function insertNotices(db: Db, rows: readonly NewNotice[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('notices.notices')
    .values(
      rows.map(({ at, ...row }) => ({
        ...row,
        actors: JSON.stringify(row.actors),
        facts: JSON.stringify(row.facts),
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
}

export interface NoticeChange {
  uid: number;
  id: number;
  actors: Doer[];
  count: number;
  facts: Facts;
  /** When it stands in its list; where somebody was added, when that happened. */
  at: Date;
}

/** Writes the members gathered in notices; `again` where devices are to be notified once more. */
export async function regather(db: Db, changes: readonly NoticeChange[], again = false): Promise<void> {
  if (changes.length === 0) return;
  const column = <K extends keyof NoticeChange>(name: K) => changes.map((change) => change[name]);
  await sql`
    update notices.notices n
       set actors = c.actors, actor_count = c.count, facts = c.facts, updated_at = greatest(n.updated_at, c.at)
           ${again ? sql`, pushed_at = null` : sql``}
      from unnest(${column('uid')}::bigint[], ${column('id')}::bigint[],
                  ${column('actors').map((actors) => JSON.stringify(actors))}::jsonb[],
                  ${column('count')}::int[], ${column('facts').map((facts) => JSON.stringify(facts))}::jsonb[],
                  ${column('at')}::timestamptz[]) as c (uid, id, actors, count, facts, at)
     where n.uid = c.uid and n.id = c.id`.execute(db);
}

/** Notices about posts of some threads, or caused by one of them; locked in one order. */
export async function lockOfPosts(db: Db, tids: readonly number[], pids: readonly number[]): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns} from notices.notices
     where tid = any(${tids}::bigint[])
       and (pid = any(${pids}::bigint[])
            or exists (select from jsonb_array_elements(actors) a where (a->>'pid')::bigint = any(${pids}::bigint[])))
     order by uid, id for update`.execute(db);
  return rows;
}

/** Deletes all notices about threads; whose unread ones were among them, each once. */
export async function deleteOfThreads(db: Db, tids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    with gone as (delete from notices.notices where tid = any(${tids}::bigint[]) returning uid, read_at)
    select distinct uid from gone where read_at is null`.execute(db);
  return rows.map((row) => row.uid);
}

export async function deleteNotices(db: Db, keys: readonly { uid: number; id: number }[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    delete from notices.notices n
     using unnest(${keys.map(({ uid }) => uid)}::bigint[], ${keys.map(({ id }) => id)}::bigint[]) as k (uid, id)
     where n.uid = k.uid and n.id = k.id`.execute(db);
}

/** Deletes one of a member's own. */
export async function deleteNotice(db: Db, uid: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('notices.notices')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isOwn(db: Db, uid: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('notices.notices')
    .select('id')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks unread notices of a member: one, those of a page, or all. */
export async function markRead(
  db: Db,
  uid: number,
  { id, page }: { id?: number | undefined; page?: NoticePage | undefined },
  now: Date,
): Promise<void> {
  let update = db
    .updateTable('notices.notices')
    .set({ read_at: now })
    .where('uid', '=', uid)
    .where('read_at', 'is', null);
  if (id !== undefined) update = update.where('id', '=', id);
  if (page !== undefined) update = update.where('page', '=', page);
  await update.execute();
}
