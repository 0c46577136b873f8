import { firstAsks, laterAsks } from '../first-asks.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import { get } from '../load.ts';
import { fromCache, html, ofMembers } from '../page-asks.ts';
import { guestHeaders, pageHeaders } from '../world.ts';

export const group: Group = { name: 'feeds', at: 400, needs: 'site', lines: feeds };

const locales = ['/', '/ng', '/ke', '/in', '/ma', '/ci'];

/** Pages of the feeds of all these countries, from one to another. */
const pages = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, i) => i + from).flatMap((page) =>
    locales.map((locale) => `${locale}?page=${page}`),
  );

/** Home feed as HTML and as JSON: later asks, and first ones. */
async function feeds(site: Site): Promise<Line[]> {
  const { members } = site.setting;
  const latest = (page: number) => `/selfapi/v4/lastthread/list?country_fid=293&limit=20&page=${page}`;
  const json = '"summary"';
  // A feed has fifty pages: three lines ask for some of their own.
  const count = site.quick ? 10 : 16;
  const memberOf = (i: number) => pageHeaders(members[i % members.length]!);
  return [
    await fromCache(site, { name: 'home feed, guest', paths: locales }),
    await firstAsks(site, {
      name: 'home feed, guest, first ask of a page',
      floor: 'http',
      requests: pages(2, 2 + count).map((path, i) => get(path, guestHeaders(i))),
      expect: html,
    }),
    await laterAsks(site, {
      name: 'home feed, member, rendered',
      target: 2500,
      floor: 'http',
      requests: ofMembers(locales, members),
      expect: html,
    }),
    await firstAsks(site, {
      name: 'home feed, member, first ask of a page',
      floor: 'http',
      requests: pages(2 + count, 2 + 2 * count).map((path, i) => get(path, memberOf(i))),
      expect: html,
    }),
    await laterAsks(site, {
      name: 'latest threads, guest, JSON',
      floor: 'http',
      requests: Array.from({ length: 2000 }, (_, i) => get(latest(1), guestHeaders(i))),
      expect: json,
    }),
    await firstAsks(site, {
      name: 'latest threads, guest, JSON, first ask of a page',
      floor: 'http',
      requests: Array.from({ length: count }, (_, i) => get(latest(2 + 2 * count + i), guestHeaders(i))),
      expect: json,
    }),
  ];
}
