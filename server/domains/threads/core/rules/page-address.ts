import { ownPages } from '../../../../../contract/domains/threads/page-paths.ts';

const locale = /^\/[a-z]{2,3}(?=\/)/;
const onBoard = /^\/forum\/\d{1,9}\/(\d{1,15})(?:\?|$)/;
const number = /^(\d{1,15})(?:\?|$)/;

/** Number of the thread whose page an address is, `/ng/forum/188/1001?page=2`; undefined for any other page. */
export function threadOfPage(url: string): number | undefined {
  const path = url.replace(locale, '');
  const own = ownPages.find((page) => path.startsWith(page));
  const found = own === undefined ? onBoard.exec(path) : number.exec(path.slice(own.length));
  const tid = Number(found?.[1] ?? 0);
  return tid > 0 ? tid : undefined;
}
