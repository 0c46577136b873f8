import { writtenAddresses } from '../../../../../contract/primitives/links.ts';

/** How many different addresses on other sites a cleaned post leads to; `ownHost` is this site's. */
export function countLinks({ html, text }: { html: string; text: string }, ownHost: string): number {
  const linked = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!.replaceAll('&amp;', '&'));
  const written = writtenAddresses(text).flatMap(({ address }) => address ?? []);
  return new Set([...linked, ...written].filter((address) => isElsewhere(address, ownHost))).size;
}

function isElsewhere(address: string, ownHost: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== ownHost;
}
