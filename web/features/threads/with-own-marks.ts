import type { ThreadRow } from '../../../contract/domains/threads/shapes.ts';
import { favourites, fieldsOf, likes } from './own-marks.ts';

/** A row as it was left, with the marks that its reader set or removed on other pages since. */
export function withOwnMarks(row: ThreadRow): ThreadRow {
  const { is_like, like } = row;
  const own = likes.get(row.pid) ?? { is_like, like };
  const is_favorite = favourites.get(row.tid) ?? row.is_favorite;
  const fields = fieldsOf.get(row.tid);
  if (!fields && own.is_like === is_like && is_favorite === row.is_favorite) return row;
  return { ...row, ...fields, ...own, is_favorite };
}
