import type { ThreadRow } from '../../../contract/domains/threads/shapes.ts';

type Like = Pick<ThreadRow, 'is_like' | 'like'>;

export const likes = new Map<number, Like>();
export const favourites = new Map<number, 0 | 1>();

/** Notes what the server answered about the reader's like of a post. */
export const noteLike = (pid: number, { is_like, like }: Like): void => void likes.set(pid, { is_like, like });

/** Notes what the server answered about the reader's favourite. */
export const noteFavourite = (tid: number, is_favorite: 0 | 1): void => void favourites.set(tid, is_favorite);

export const fieldsOf = new Map<number, Partial<ThreadRow>>();

/** Notes the reader's own fields of a thread's kind, such as a vote, as the server answered them. */
export const noteFields = (tid: number, fields: Partial<ThreadRow>): void => void fieldsOf.set(tid, fields);
