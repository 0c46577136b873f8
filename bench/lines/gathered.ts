import { bothTimes } from '../both-times.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import type { Request } from '../recorder.ts';
import { guestHeaders, memberHeaders, quick, small } from '../world.ts';

export const group: Group = { name: 'gathered', at: 417, needs: 'site', alsoAt: [quick, small], lines: gathered };

const databaseTarget = 20;
const asks = 20;
const countries = [293, 188, 210, 206];

/** The largest topic and group, lists of both, and the ranking. */
function gathered(site: Site): Promise<Line[]> {
  const { members, order } = site.setting;
  const { topid, groupid } = site.setting.gathered;
  const expect = '"list"';
  const asked = (url: (limit: number, i: number) => string): Request[] =>
    Array.from({ length: asks }, (_, i) => ({
      ...{ method: 'GET', url: url(20 - (i % 10), i) },
      headers: i % 2 === 0 ? guestHeaders(i) : memberHeaders(members[i]!),
    }));
  const own = (url: string): Request[] =>
    order.followers.map((member) => ({ method: 'GET', url, headers: memberHeaders(member) }));
  const country = (i: number): number => countries[i % countries.length]!;
  const topic = `/v5/content/topic/threadList?topid=${topid}`;
  return bothTimes(site, [
    { name: 'topic, its page', requests: asked(() => `/v5/content/topic/${topid}`), databaseTarget, expect: '"topid"' },
    {
      name: 'topic, newest',
      requests: asked((limit, i) => `${topic}&limit=${limit}&page=${1 + i}`),
      databaseTarget,
      expect,
    },
    {
      name: 'topic, ranking',
      requests: asked((limit, i) => `/v5/content/topic/ranking?topid=${topid}&limit=${limit}&page=${1 + i}`),
      databaseTarget,
      expect,
    },
    {
      name: 'topic, last active',
      requests: asked((limit, i) => `/v5/content/topic/threadAct?topid=${topid}&limit=${limit}&page=${1 + i}`),
      databaseTarget,
      expect,
    },
    {
      name: 'topic, who writes',
      requests: asked(() => `/v5/content/topic/authors?topid=${topid}`),
      databaseTarget,
      expect,
    },
    {
      name: 'topics, most followed',
      requests: asked((limit, i) => `/v5/content/topic/listDefault?country_fid=${country(i)}&limit=${limit}`),
      databaseTarget,
      expect,
    },
    {
      name: 'group, newest',
      requests: asked((limit, i) => `/v5/content/group/threads?groupid=${groupid}&limit=${limit}&page=${1 + i}`),
      databaseTarget,
      expect,
    },
    {
      name: 'groups, largest',
      requests: asked((limit, i) => `/v5/content/group/listDefault?country_fid=${country(i)}&limit=${limit}`),
      databaseTarget,
      expect,
    },
    {
      name: 'groups by a word',
      requests: asked((limit, i) => `/v5/content/group/search?search=friends&country_fid=${country(i)}&limit=${limit}`),
      databaseTarget,
      expect,
    },
    { name: 'groups, one’s own by last post', requests: own('/v5/content/group/recentlyPost'), databaseTarget, expect },
    {
      name: 'ranking, first page',
      requests: asked((limit, i) => `/selfapi/v4/ranking/list?country_fid=${country(i)}&limit=${limit}`),
      databaseTarget,
      expect,
    },
    {
      name: 'ranking, page 20 on',
      requests: asked((limit, i) => `/selfapi/v4/ranking/list?is_global=1&limit=${limit}&page=${20 + i}`),
      databaseTarget,
      expect,
    },
    { name: 'ranking, around oneself', requests: own('/v5/extend/rankingAround?is_global=1'), databaseTarget, expect },
    { name: 'ranking, whom one follows', requests: own('/v5/extend/rankingFollowed'), databaseTarget, expect },
  ]);
}
