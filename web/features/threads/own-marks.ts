import type { ThreadRow } from '../../../contract/domains/threads/shapes.ts';

type Like = Pick<ThreadRow, 'is_like' | 'like'>;

const likes = new Map<number, Like>();
const favourites = new Map<number, 0 | 1>();

/** Notes what the server answered about the reader's like of a post. */
export const noteLike = (pid: number, { is_like, like }: Like): void => void likes.set(pid, { is_like, like });

/** Notes what the server answered about the reader's favourite. */
export const noteFavourite = (tid: number, is_favorite: 0 | 1): void => void favourites.set(tid, is_favorite);

const looked = new Set<number>();

/** Notes that the reader has looked into a thread, up to its newest post. */
export const noteLooked = (tid: number): void => void looked.add(tid);

/** Posts that are new to the reader, by a row that was made before they looked into its thread perhaps. */
export const newSince = (row: { tid: number; new_replies: number }): number =>
  looked.has(row.tid) ? 0 : row.new_replies;

const fieldsOf = new Map<number, Partial<ThreadRow>>();

/** Notes the reader's own fields of a thread's kind, such as a vote, as the server answered them. */
export const noteFields = (tid: number, fields: Partial<ThreadRow>): void => void fieldsOf.set(tid, fields);

/** A row as it was left, with the marks that its reader set or removed on other pages since. */
export function withOwnMarks(row: ThreadRow): ThreadRow {
  const { is_like, like } = row;
  const own = likes.get(row.pid) ?? { is_like, like };
  const is_favorite = favourites.get(row.tid) ?? row.is_favorite;
  const fields = fieldsOf.get(row.tid);
  const new_replies = newSince(row);
  const isSame = own.is_like === is_like && is_favorite === row.is_favorite && new_replies === row.new_replies;
  if (!fields && isSame) return row;
  return { ...row, ...fields, ...own, is_favorite, new_replies };
}
