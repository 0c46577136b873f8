import { shareFid } from '../../../contract/primitives/boards.ts';
import { countryOfFid, globalCountry, localePath } from '../../../contract/primitives/countries.ts';
import { threadPath } from '../../lib/thread-path.ts';
import { webKindOf } from './kinds/kinds.ts';

interface Placed {
  tid: number;
  country_fid: number;
  special?: number;
  fid?: number;
}

/** Where a thread's page stands, whatever board or locale it was opened in: under its own country (DECISIONS). */
export function canonicalPath(thread: Placed, page = 1): string {
  const { code } = countryOfFid(thread.country_fid) ?? globalCountry;
  const own = webKindOf({ special: thread.special ?? 0 }).address?.(thread);
  return localePath(code, own ?? threadPath(thread.tid)) + (page > 1 ? `?page=${page}` : '');
}

/** A shared link's path: its forum id says what the post holds (R-THR-007). */
export function sharePath(thread: { tid: number; special?: number; post_attachment: readonly unknown[] }): string {
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
