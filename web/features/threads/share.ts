import { shareFid } from '../../../contract/primitives/boards.ts';
import { countryOfFid, globalCountry, localePath } from '../../../contract/primitives/countries.ts';
import { threadPath } from '../../lib/thread-path.ts';
import { webKindOf } from './kinds/kinds.ts';

/** The page of a thread whose kind has one of its own; undefined for all others. */
export const ownPath = ({ tid, special }: { tid: number; special: number }): string | undefined =>
  webKindOf({ special }).path?.(tid);

/** Where a thread's page stands, whatever board or locale it was opened in: under its own country (DECISIONS). */
export function canonicalPath(thread: { tid: number; special: number; country_fid: number }, page = 1): string {
  const { code } = countryOfFid(thread.country_fid) ?? globalCountry;
  return localePath(code, ownPath(thread) ?? threadPath(thread.tid)) + (page > 1 ? `?page=${page}` : '');
}

/** Where its author edits a thread. */
export function editPath(thread: { tid: number; pid: number; special: number }): string {
  const own = ownPath(thread);
  return own ? `${own}/edit` : `/note/thread?pid=${thread.pid}`;
}

/** A shared link's path: its forum id says what the post holds (R-THR-007). */
export function sharePath(thread: { tid: number; special?: number; post_attachment: readonly unknown[] }): string {
  const own = ownPath({ tid: thread.tid, special: thread.special ?? 0 });
  if (own) return own;
  const pictures = thread.post_attachment.length;
  const byPictures = pictures > 1 ? 'multiple' : pictures === 1 ? 'single' : 'article';
  const kind = webKindOf({ special: thread.special ?? 0 }).sharedAs ?? byPictures;
  return `/forum/${shareFid(kind)}/${thread.tid}`;
}

/** Address of a reply: the page of its thread on which it stands, without a reply the first. */
export const replyPath = ({ tid, pid }: { tid: number; pid?: number }): string =>
  pid === undefined ? `${threadPath(tid)}#replies` : `${threadPath(tid)}?pid=${pid}`;

/** Where a member's own posts stand that wait for a moderator. */
export const waitingPath = '/ucenter/waiting';
