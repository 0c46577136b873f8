import { linkAddress } from '../../../../contract/primitives/links.ts';

/** The address of a page that could be read: of the web, as a message would store it. */
export function pageAddress(href: string): string | undefined {
  const address = linkAddress(href);
  return address?.startsWith('http') ? address : undefined;
}

/** What shops and networks write behind an address to know who sent a reader: it names no other product. */
const ofSenders = /^(?:utm_\w+|fbclid|gclid|igshid|mc_[ce]id|ref|ref_src)$/i;

/** The address of a product's page, written out whole (R-THR-030): of the web, at a host with a dot, without who sent it. */
export function productAddress(link: string): string | undefined {
  const address = pageAddress(link.trim());
  if (address === undefined) return undefined;
  const url = new URL(address);
  if (!url.hostname.includes('.')) return undefined;
  for (const name of [...url.searchParams.keys()]) if (ofSenders.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/** The host of an address, as its readers know it. */
export const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** The address that a page calls its own, where that is on the same host; else the one at which it was read. */
export function ownAddress(said: string, readAt: string): string {
  if (said === '' || !URL.canParse(said, readAt)) return readAt;
  const own = productAddress(new URL(said, readAt).href);
  return own !== undefined && siteOf(own) === siteOf(readAt) ? own : readAt;
}
