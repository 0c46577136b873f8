import { ownPages } from '../../../../../contract/domains/threads/kinds.ts';

/** Number of the thread whose page an address is, `/ng/forum/188/1001?page=2`; undefined for any other page. */
export function threadOfPage(url: string): number | undefined {
  const [, page = '', forum, tid = ''] =
    /^(?:\/[a-z]{2,3})?(\/[A-Za-z]{1,20}\/(?:(\d{1,9})\/|[a-z]{1,20}))(\d{1,15})(?:\?|$)/.exec(url) ?? [];
  const isPage = ownPages.includes(page) || page === `/forum/${forum}/`;
  return isPage && Number(tid) > 0 ? Number(tid) : undefined;
}
