import { ownPages } from '../../../../../contract/domains/threads/kinds.ts';

const page = new RegExp(`^(?:/[a-z]{2,3})?(?:/forum/\\d{1,9}/|${ownPages.join('|')})(\\d{1,15})(?:\\?|$)`);

/** Number of the thread whose page an address is, `/ng/forum/188/1001?page=2`; undefined for any other page. */
export function threadOfPage(url: string): number | undefined {
  const tid = Number(page.exec(url)?.[1] ?? 0);
  return tid > 0 ? tid : undefined;
}
