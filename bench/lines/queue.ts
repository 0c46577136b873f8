import { bothTimes } from '../both-times.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import type { Request } from '../recorder.ts';
import { type Member, memberHeaders, quick, small } from '../world.ts';

export const group: Group = { name: 'queue', at: 416, needs: 'site', alsoAt: [quick, small], lines: queue };

const databaseTarget = 20;
const asks = 10;
const queues = { reports: '/v5/moderation/reports', held: '/v5/moderation/held' } as const;

/** Where 100,000 cases and as many held posts wait: pages for who serves all countries, the busiest, the quietest. */
function queue(site: Site): Promise<Line[]> {
  const { moderators, cases, held } = site.setting.order;
  const { everywhere, busiest, quietest } = moderators;
  const by = (member: Member, url: string, payload?: object): Request => ({
    ...{ method: payload ? 'POST' : 'GET', url, headers: memberHeaders(member) },
    ...(payload ? { payload } : {}),
  });
  const times = (make: () => Request): Request[] => Array.from({ length: asks }, make);
  const expect = '"list"';
  const pages = Object.entries(queues).flatMap(([name, url]) => [
    { name: `queue of ${name}, all countries`, requests: times(() => by(everywhere, url)), databaseTarget, expect },
    {
      ...{ name: `queue of ${name}, from its middle`, databaseTarget, expect },
      requests: times(() => by(everywhere, `${url}?after=${(name === 'held' ? held : cases).at(-1)}`)),
    },
    { name: `queue of ${name}, busiest country`, requests: times(() => by(busiest, url)), databaseTarget, expect },
    { name: `queue of ${name}, quietest country`, requests: times(() => by(quietest, url)), databaseTarget, expect },
    {
      name: `queue of ${name}, decided`,
      requests: times(() => by(busiest, `${url}?state=done`)),
      databaseTarget,
      expect,
    },
  ]);
  return bothTimes(site, [
    ...pages,
    {
      name: 'one case',
      requests: cases.slice(0, asks).map((id) => by(busiest, `/v5/moderation/report?id=${id}`)),
      databaseTarget,
      expect: '"id"',
    },
    {
      name: 'claim a case',
      requests: cases.slice(0, asks).map((id) => by(busiest, '/v5/moderation/report/claim', { id })),
      databaseTarget,
      expect: '"status":1',
    },
    {
      name: 'claim a held post',
      requests: held.slice(0, asks).map((pid) => by(busiest, '/v5/moderation/held/claim', { pid })),
      databaseTarget,
      expect: '"status":1',
    },
  ]);
}
