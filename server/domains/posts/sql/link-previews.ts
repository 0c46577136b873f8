import type { LinkPreview } from '../../../../contract/domains/posts/shapes.ts';
import type { Db } from '../../../platform/context.ts';

export interface StoredPreview extends LinkPreview {
  fetched_at: Date;
}

/** What was read at an address; its title is empty where nothing could be. */
export const findPreview = (db: Db, address: string): Promise<StoredPreview | undefined> =>
  db
    .selectFrom('threads.link_previews')
    .select(['address', 'title', 'summary', 'site', 'fetched_at'])
    .where('address', '=', address)
    .executeTakeFirst();

export async function storePreview(db: Db, preview: StoredPreview): Promise<void> {
  await db
    .insertInto('threads.link_previews')
    .values(preview)
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        summary: ref('excluded.summary'),
        site: ref('excluded.site'),
        fetched_at: ref('excluded.fetched_at'),
      })),
    )
    .execute();
}

/** Deletes what was read before; how many went. */
export async function deletePreviews(db: Db, before: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('threads.link_previews')
    .where('address', 'in', (old) =>
      old
        .selectFrom('threads.link_previews')
        .select('address')
        .where('fetched_at', '<', before)
        .orderBy('fetched_at')
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
