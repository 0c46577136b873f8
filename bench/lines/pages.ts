import type { Line } from '../line.ts';
import { asBrowsers, type Sent } from '../load.ts';
import { guestHeaders, type Member, pageHeaders } from '../world.ts';
import { countByWrk, hasWrk } from '../wrk.ts';
import { rate, type Site } from './rate.ts';

const threadPath = (thread: { tid: number; fid: number }): string => `/forum/${thread.fid}/${thread.tid}?limit=20`;
const locales = ['/', '/ng', '/ke', '/in', '/ma', '/ci'];
const html = '</html>';

/** A guest's pages are kept by their address: one that nobody has asked for yet is rendered. */
let asked = 0;
const fresh = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}asked=${asked++}`;
/** More than a line can use up. */
const freshPages = 40_000;

const ofGuests = (paths: readonly string[]): Sent[] =>
  Array.from({ length: freshPages }, (_, i) => ({
    method: 'GET',
    path: fresh(paths[i % paths.length]!),
    headers: guestHeaders(i % 5000),
  }));

const ofMembers = (paths: readonly string[], members: readonly Member[]): Sent[] =>
  members.slice(0, 200).map((member, i) => ({
    method: 'GET',
    path: paths[i % paths.length]!,
    headers: pageHeaders(member),
  }));

/** Thread page as HTML: from the guests' cache, rendered for a guest, rendered for a member. */
export async function threadPages(site: Site): Promise<Line[]> {
  const { threads, members } = site.setting;
  const paths = threads.map(threadPath);
  const kept = paths.slice(0, 64).map((path): Sent => ({ method: 'GET', path, headers: asBrowsers }));
  // Once to keep each page, once to pack it.
  for (const { path } of [...kept, ...kept]) {
    const page = await (await fetch(site.server.url + path, { headers: asBrowsers })).text();
    if (!page.includes(html)) throw new Error(`${path} is no page: ${page.slice(0, 300)}`);
  }
  // Its answers were looked at just now; reading each again would bound the rate.
  const [generator, by] = hasWrk() ? ([countByWrk, ', by wrk'] as const) : [undefined, ''];
  const name = `thread page, guest, from the cache${by}`;
  return [
    await rate(site, { name, target: 15_000, requests: kept, expect: '', generator }),
    await rate(site, { name: 'thread page, guest, rendered', target: 350, requests: ofGuests(paths), expect: html }),
    await rate(site, {
      name: 'thread page, member, rendered',
      target: 300,
      requests: ofMembers(paths, members),
      expect: html,
    }),
  ];
}

/** A member's pages as HTML, rendered: as a guest and a member see them, one of a million followers, and one's own. */
export async function profilePages(site: Site): Promise<Line[]> {
  const { members, famous } = site.setting;
  const posts = '/ucenter/account/posts';
  const others = members.slice(0, 1000).map(({ uid }) => `${posts}?uid=${uid}`);
  const fans = `/ucenter/account/followers?uid=${famous}`;
  return [
    await rate(site, { name: 'another’s profile, guest, rendered', requests: ofGuests(others), expect: html }),
    await rate(site, { name: 'followers of a million, guest, rendered', requests: ofGuests([fans]), expect: html }),
    // The list is turned round, so that nobody asks for their own by number.
    await rate(site, {
      name: 'another’s profile, member, rendered',
      requests: ofMembers(others.toReversed(), members),
      expect: html,
    }),
    await rate(site, { name: 'one’s own profile, rendered', requests: ofMembers([posts], members), expect: html }),
  ];
}

/** Home feed as HTML, rendered, and as JSON. */
export async function feeds(site: Site): Promise<Line[]> {
  const list = Array.from(
    { length: 2000 },
    (_, i): Sent => ({
      method: 'GET',
      path: '/selfapi/v4/lastthread/list?country_fid=293&limit=20',
      headers: guestHeaders(i),
    }),
  );
  return [
    await rate(site, { name: 'home feed, guest, rendered', requests: ofGuests(locales), expect: html }),
    await rate(site, {
      name: 'home feed, member, rendered',
      requests: ofMembers(locales, site.setting.members),
      expect: html,
    }),
    await rate(site, { name: 'latest threads, guest, JSON', requests: list, expect: '"summary"' }),
  ];
}
