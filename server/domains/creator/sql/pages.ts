import { type Selectable, sql } from 'kysely';
import type { creatorPageKinds } from '../../../../contract/domains/creator/limits.ts';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type PageKind = (typeof creatorPageKinds)[number];
export interface PageRow extends Omit<Selectable<DB['creator.pages']>, 'kind'> {
  kind: PageKind;
}
export type PageFields = Omit<PageRow, 'id' | 'version' | 'changed_at'>;

/** Pages in their order; of a kind that are published, or all. */
export async function pagesOf(db: Db, published: PageKind | 'all', most: number): Promise<PageRow[]> {
  const which = published === 'all' ? sql`true` : sql`kind = ${published} and published`;
  const { rows } = await sql<PageRow>`
    select * from creator.pages where ${which} order by kind, position, id limit ${most}`.execute(db);
  return rows;
}

export async function lockPage(db: Db, id: number): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`select * from creator.pages where id = ${id} for update`.execute(db);
  return rows[0];
}

export async function countPages(db: Db, kind: PageKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from creator.pages where kind = ${kind}`.execute(db);
  return rows[0]?.count ?? 0;
}

export const insertPage = (db: Db, fields: PageFields, now: Date): Promise<PageRow> =>
  db
    .insertInto('creator.pages')
    .values({ ...fields, changed_at: now })
    .returningAll()
    .$castTo<PageRow>()
    .executeTakeFirstOrThrow();

/** Changes a page over the version that was seen; undefined where somebody else was faster. */
export const updatePage = (
  db: Db,
  { id, version }: { id: number; version: number },
  fields: PageFields,
  now: Date,
): Promise<PageRow | undefined> =>
  db
    .updateTable('creator.pages')
    .set({ ...fields, version: version + 1, changed_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .$castTo<PageRow>()
    .executeTakeFirst();

export const deletePageRow = (db: Db, id: number) => db.deleteFrom('creator.pages').where('id', '=', id).execute();
