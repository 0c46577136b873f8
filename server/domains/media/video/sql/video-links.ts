import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';
import type { DB } from '../../../../platform/db/types.ts';

export type StoredLink = Selectable<DB['threads.video_links']>;

/** What was read for a member of a link since `after`. */
export const findLink = (db: Db, uid: number, link: string, after: Date): Promise<StoredLink | undefined> =>
  db
    .selectFrom('threads.video_links')
    .selectAll()
    .where('uid', '=', uid)
    .where('link', '=', link)
    .where('fetched_at', '>', after)
    .executeTakeFirst();

export async function storeLink(db: Db, row: StoredLink): Promise<void> {
  await db
    .insertInto('threads.video_links')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['uid', 'link']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        seconds: ref('excluded.seconds'),
        aid: ref('excluded.aid'),
        fetched_at: ref('excluded.fetched_at'),
      })),
    )
    .execute();
}

/** Forgets what was read before; how many it were. */
export async function dropLinks(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ uid: number }>`
    delete from threads.video_links where (uid, link) in (
      select uid, link from threads.video_links where fetched_at < ${before} order by fetched_at limit ${most})
    returning uid`.execute(db);
  return rows.length;
}

/** Forgets what was read for a member; how many it were. */
export async function dropLinksOf(db: Db, uid: number, most: number): Promise<number> {
  const { rows } = await sql<{ uid: number }>`
    delete from threads.video_links where uid = ${uid} and link in (
      select link from threads.video_links where uid = ${uid} order by link limit ${most})
    returning uid`.execute(db);
  return rows.length;
}
