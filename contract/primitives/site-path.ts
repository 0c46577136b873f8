declare const brand: unique symbol;

/** A path of this site with its query and place, whatever sent it: no browser and no proxy can read another host in it. */
export type SitePath = string & { readonly [brand]: true };

/** Reading an address takes longer the longer it is; none of ours is of this length. */
const longest = 8000;

/** Where no origin matters: nobody can be led there. */
const nowhere = 'https://nowhere.invalid';

/** Once resolved by a browser, such a path is as it was: no part of it is read in another way. */
const isResolved = (path: string): boolean =>
  /^\/(?:[!-.0-[\]-~][!-[\]-~]*)?$/.test(path) && !/\/\.|%/.test(path.split(/[?#]/, 1)[0] ?? '');

/** What a host's name may begin behind, a step upward be made of, or a browser skip, once somebody has decoded it, however often. */
const leadsAway = /^\/\/|%(?:25)*(?:0[9ad]|2e|2f|5c)/i;

/**
 * The path of this site that an address names, as a browser resolves it on the page `from`; undefined for one that leads, or may
 * be read to lead, elsewhere. Every address of ours that was sent or stored by a client goes through here.
 */
export function sitePathIn(
  sent: string | null | undefined,
  { origin = nowhere, from = '/' } = {},
): SitePath | undefined {
  if (typeof sent !== 'string' || sent.length > longest) return undefined;
  if (isResolved(sent)) return sent as SitePath;
  const base = origin + from;
  const url = URL.canParse(sent, base) ? new URL(sent, base) : null;
  // An address of the browser's own (`blob:`) has our origin, too.
  if (url?.origin !== origin || !url.pathname.startsWith('/') || leadsAway.test(url.pathname)) return undefined;
  return (url.pathname + url.search + url.hash) as SitePath;
}

/** The same, and home in place of any other. */
export const sitePath = (sent: string | null | undefined, at?: { origin?: string; from?: string }): SitePath =>
  sitePathIn(sent, at) ?? ('/' as SitePath);
