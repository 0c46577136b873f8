import { laterAsks, type ThreadAddress, threadFirsts } from '../first-asks.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import { get } from '../load.ts';
import { threadPath } from '../mix.ts';
import { fromCache, html, ofMembers } from '../page-asks.ts';
import { guestHeaders, pageHeaders } from '../world.ts';

export const group: Group = { name: 'pages', at: 200, needs: 'site', lines: threadPages };

const pathOf = ({ thread, page, order }: ThreadAddress): string =>
  `${threadPath(thread)}${page === 1 ? '' : `&page=${page}`}${order === 'old' ? '' : `&order=${order}`}`;

/** Thread page as HTML: from the guests' cache, rendered for a member, and first asks of both. */
async function threadPages(site: Site): Promise<Line[]> {
  const { threads, members } = site.setting;
  const paths = threads.map(threadPath);
  const memberOf = (i: number) => pageHeaders(members[i % 200]!);
  return [
    await fromCache(site, { name: 'thread page, guest', target: 40_000, paths }),
    ...(await threadFirsts(site, {
      name: 'thread page, guest',
      targets: { nothing: 250, pieces: 800 },
      ask: (address, i) => get(pathOf(address), guestHeaders(i % 5000)),
      expect: html,
    })),
    await laterAsks(site, {
      name: 'thread page, member, rendered',
      target: 4000,
      floor: 'http',
      requests: ofMembers(paths, members),
      expect: html,
    }),
    ...(await threadFirsts(site, {
      name: 'thread page, member',
      ask: (address, i) => get(pathOf(address), memberOf(i)),
      expect: html,
    })),
  ];
}
