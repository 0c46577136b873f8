import type { ThreadRow } from '../../../contract/domains/threads/shapes.ts';

type Like = Pick<ThreadRow, 'is_like' | 'like'>;

const likes = new Map<number, Like>();
const favourites = new Map<number, 0 | 1>();

/** Notes what the server answered about the reader's like of a post. */
export const noteLike = (pid: number, { is_like, like }: Like): void => void likes.set(pid, { is_like, like });

/** Notes what the server answered about the reader's favourite. */
export const noteFavourite = (tid: number, is_favorite: 0 | 1): void => void favourites.set(tid, is_favorite);

const fieldsOf = new Map<number, Partial<ThreadRow>>();

/** Notes the reader's own fields of a thread's kind, such as a vote, as the server answered them. */
export const noteFields = (tid: number, fields: Partial<ThreadRow>): void => void fieldsOf.set(tid, fields);

/** A row as it was left, with the marks that its reader set or removed on other pages since. */
export function withOwnMarks(row: ThreadRow): ThreadRow {
  const { is_like, like } = row;
  const own = likes.get(row.pid) ?? { is_like, like };
  const is_favorite = favourites.get(row.tid) ?? row.is_favorite;
  const fields = fieldsOf.get(row.tid);
  if (!fields && own.is_like === is_like && is_favorite === row.is_favorite) return row;
  return { ...row, ...fields, ...own, is_favorite };
}
