import { linkAddress } from '../../../../../../contract/primitives/links.ts';

/** What shops and networks write behind an address to know who sent a reader: it names no other product. */
const ofSenders = /^(?:utm_\w+|fbclid|gclid|igshid|mc_[ce]id|ref|ref_src)$/i;

/** The address of a product's page, written out whole (R-THR-030): of the web, at a host with a dot, without who sent it. */
export function goodsAddress(link: string): string | undefined {
  const address = linkAddress(link.trim());
  if (!address?.startsWith('http')) return undefined;
  const url = new URL(address);
  if (!url.hostname.includes('.')) return undefined;
  for (const name of [...url.searchParams.keys()]) if (ofSenders.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** The address that a page calls its own, where that is on the same host; else the one at which it was read. */
export function ownAddress(said: string, readAt: string): string {
  if (said === '' || !URL.canParse(said, readAt)) return readAt;
  const own = goodsAddress(new URL(said, readAt).href);
  return own !== undefined && hostOf(own) === hostOf(readAt) ? own : readAt;
}
