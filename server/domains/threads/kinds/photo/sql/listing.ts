import { sql } from 'kysely';
import { type PhotoOrder, photoLimits } from '../../../../../../contract/domains/threads/kinds/photo/limits.ts';
import type { Listing } from '../../../core/sql/kind-lists.ts';

/** What lists of entries are narrowed to. */
export interface EntryFilters {
  fid: number;
  category: number;
  contest: number;
  helped: true;
}

/** Entries of a board, a category or a contest: newest, most liked, or answered last first. */
export const entryListing = (pageSize: number = photoLimits.page): Listing<EntryFilters, PhotoOrder> => ({
  kind: 'photo',
  table: 'threads.photo_entries',
  filters: {
    fid: { where: (fid) => sql`k.fid = ${fid}`, index: 'photo_entries_new' },
    category: { where: (category) => sql`k.category = ${category}`, index: 'photo_entries_category_new' },
    contest: {
      where: (contest) => sql`k.contest_id = ${contest} and k.contest_id > 0`,
      index: 'photo_entries_contest_new',
    },
    helped: { where: () => sql`k.dream_state > 0`, index: 'photo_entries_helped' },
  },
  orders: {
    dateline: { column: 'created_at' },
    like: { column: 'likes', numbered: true },
    lastpost: { column: 'active_at' },
  },
  pageSize,
});
