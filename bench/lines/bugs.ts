import { bothTimes } from '../both-times.ts';
import { clearReports, makeReports } from '../bug-world.ts';
import { withDatabase } from '../chat-world.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import type { Request } from '../recorder.ts';
import { memberHeaders, quick, small } from '../world.ts';

export const group: Group = { name: 'bugs', at: 419, needs: 'site', alsoAt: [quick, small], lines: bugs };

const asks = 20;
const few = 10_000;
const many = 1_000_000;
/** A world of so many posts has the many. */
const largeWorld = 1_000_000;

/** The list of bug reports in its orders and filters, and the queue of staff, at ten thousand and at a million. */
async function bugs(site: Site): Promise<Line[]> {
  const { members, posts } = site.setting;
  const count = posts >= largeWorld ? many : few;
  const uids = members.slice(0, 200).map(({ uid }) => uid);
  await withDatabase(site.databaseUrl, async (client) => {
    await clearReports(client);
    await makeReports(client, uids, count);
  });
  const list = (fields: (at: number) => object): Request[] =>
    Array.from({ length: asks }, (_, at) => ({
      ...{ method: 'POST', url: '/selfapi/forum/isplay', payload: fields(at) },
      headers: memberHeaders(members[0]!),
    }));
  const { everywhere } = site.setting.order.moderators;
  const queue = (query: string): Request[] =>
    Array.from({ length: asks }, (_, at) => ({
      ...{ method: 'GET', url: `/v5/content/bug/queue?page=${1 + (at % 10)}${query}` },
      headers: memberHeaders(everywhere),
    }));
  const queued = { databaseTarget: 20, expect: '"in_time"' };
  const size = `${count.toLocaleString('en')} reports`;
  const asked = { databaseTarget: 20, expect: '"threads"' };
  return bothTimes(site, [
    { name: `bug list of ${size}`, requests: list((at) => ({ limit: 20 - (at % 10) })), ...asked },
    {
      name: `bug list by status and phone, ${size}`,
      requests: list((at) => ({ bug_status: 1 + (at % 5), device_model: `Zuri ${at % 12}` })),
      ...asked,
    },
    {
      name: `bug list by "same here", ${size}`,
      requests: list((at) => ({ filter: 'same', page: 1 + (at % 5) })),
      ...asked,
    },
    { name: `queue of ${size}, all countries`, requests: queue(''), ...queued },
    {
      name: `queue of ${size}, a country's of a phone`,
      requests: queue('&country_fid=188&device_model=Zuri%205'),
      ...queued,
    },
  ]);
}
