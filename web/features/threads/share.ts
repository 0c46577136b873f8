import { ownPage } from '../../../contract/domains/threads/kinds.ts';
import { shareFid } from '../../../contract/primitives/boards.ts';
import { countryOfFid, globalCountry, localePath } from '../../../contract/primitives/countries.ts';
import { threadPath } from '../../lib/thread-path.ts';
import { webKindOf } from './kinds/kinds.ts';

/** What the address of a thread's page depends on. */
type Placed = Parameters<typeof ownPage>[0];

/** Where a thread's page stands, whatever board or locale it was opened in: under its own country (DECISIONS). */
export function canonicalPath(thread: Placed & { country_fid: number }, page = 1): string {
  const { code } = countryOfFid(thread.country_fid) ?? globalCountry;
  return localePath(code, ownPage(thread) ?? threadPath(thread.tid)) + (page > 1 ? `?page=${page}` : '');
}

/** The page of a thread in any locale: its kind's own on its board, else the common one. */
export const pageOfThread = (thread: Placed & { tid: number }): string => ownPage(thread) ?? threadPath(thread.tid);

/** Where its author edits a thread. */
export const editPath = (thread: Placed & { pid: number }): string =>
  webKindOf(thread).editOn?.(ownPage(thread) ?? threadPath(thread.tid)) ?? `/note/thread?pid=${thread.pid}`;

/** A shared link's path: its forum id says what the post holds (R-THR-007). */
export function sharePath(thread: Placed & { post_attachment: readonly unknown[] }): string {
  const own = ownPage(thread);
  if (own) return own;
  const pictures = thread.post_attachment.length;
  const byPictures = pictures > 1 ? 'multiple' : pictures === 1 ? 'single' : 'article';
  const kind = webKindOf(thread).sharedAs ?? byPictures;
  return `/forum/${shareFid(kind)}/${thread.tid}`;
}

/** Address of a reply: the page of its thread on which it stands, without a reply the first. */
export const replyPath = ({ tid, pid }: { tid: number; pid?: number }): string =>
  pid === undefined ? `${threadPath(tid)}#replies` : `${threadPath(tid)}?pid=${pid}`;

/** Where a member's own posts stand that wait for a moderator. */
export const waitingPath = '/ucenter/waiting';
