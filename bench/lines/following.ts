import { bothTimes } from '../both-times.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import type { Request } from '../recorder.ts';
import { guestHeaders, memberHeaders, quick, small } from '../world.ts';

export const group: Group = { name: 'following', at: 405, needs: 'site', alsoAt: [quick, small], lines: following };

const databaseTarget = 20;
const expect = '"list"';
const busiest = 188;

/** Pages of the feeds of members who follow 5,000, each member and page asked for once. */
function following(site: Site): Promise<Line[]> {
  const { followers } = site.setting.order;
  const ofEach = (url: (i: number) => string): Request[] =>
    followers.map((member, i) => ({ method: 'GET', url: url(i), headers: memberHeaders(member) }));
  const asGuest = (urls: readonly string[]): Request[] =>
    urls.map((url, i) => ({ method: 'GET', url, headers: guestHeaders(i) }));
  const latest = (country: number) =>
    Array.from({ length: 20 }, (_, i) => `/selfapi/v4/lastthread/list?country_fid=${country}&limit=20&page=${i + 1}`);
  const feed = '/v5/content/thread/toYouFollow?limit=20';
  const forYou = '/v5/content/thread/foryou?limit=20';
  return bothTimes(site, [
    { name: 'following 5,000, first page', requests: ofEach(() => feed), databaseTarget, expect },
    {
      name: 'following 5,000, page 2 to 10',
      requests: ofEach((i) => `${feed}&page=${2 + (i % 9)}`),
      databaseTarget,
      expect,
    },
    { name: '"For you", first page', requests: ofEach(() => forYou), databaseTarget, expect },
    {
      name: '"For you", page 2 to 10',
      requests: ofEach((i) => `${forYou}&page_r=${2 + (i % 9)}`),
      databaseTarget,
      expect,
    },
    {
      name: 'latest of a country and of all',
      requests: asGuest([...latest(293), ...latest(busiest)]),
      databaseTarget,
      expect,
    },
    {
      ...{ name: 'discovery of a country', databaseTarget, expect: '"code"' },
      requests: ofEach((i) => `/selfapi/find/findspecial?country_fid=${[busiest, 210, 206, 293][i % 4]}`),
    },
  ]);
}
