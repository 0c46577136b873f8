import type { Site } from './group.ts';
import type { Line } from './line.ts';
import { get, type Sent } from './load.ts';
import { rate } from './rate.ts';
import { type Member, pageHeaders } from './world.ts';

/** Stands in every page. */
export const html = '</html>';

/** Members who ask for pages: few, so that what is asked again is what a member sees again. */
const readers = 200;

/** Pages that some members ask for, each its own. */
export const ofMembers = (paths: readonly string[], members: readonly Member[]): Sent[] =>
  members.slice(0, readers).map((member, i) => get(paths[i % paths.length]!, pageHeaders(member)));

/** Pages that fit into the guests' cache many times over. */
const cached = 64;

/** How many pages a second guests are answered from their cache. */
export async function fromCache(
  site: Site,
  { name, target, paths }: { name: string; target?: number; paths: readonly string[] },
): Promise<Line> {
  const requests = paths.slice(0, cached).map((path) => get(path));
  // Once to cache each page, once to pack it.
  for (const { path, headers } of [...requests, ...requests]) {
    const page = await (await fetch(site.server.url + path, { headers })).text();
    if (!page.includes(html)) throw new Error(`${path} is no page: ${page.slice(0, 300)}`);
  }
  // Its answers were looked at just now; reading each again would bound the rate.
  const asked = { name: `${name}, from the cache`, floor: 'http, unread', requests, expect: '' } as const;
  return rate(site, { ...asked, ...(target === undefined ? {} : { target }) });
}
