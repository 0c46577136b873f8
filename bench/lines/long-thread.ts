import { bothTimes } from '../both-times.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import type { Request } from '../recorder.ts';
import { guestHeaders, memberHeaders, quick, small } from '../world.ts';

export const group: Group = { name: 'long-thread', at: 415, needs: 'site', alsoAt: [quick, small], lines: longThread };

const databaseTarget = 20;
const asks = 10;

/** A thread with at least 10,000 replies: what costs as much on its last page as on its first. */
function longThread(site: Site): Promise<Line[]> {
  const { members, order } = site.setting;
  const { tid, floors, pids } = order.longThread;
  const expect = '"list"';
  // Pages of another length are other addresses, so that each is asked for the first time.
  const ofEach = (url: (limit: number, i: number) => string): Request[] =>
    Array.from({ length: 2 * asks }, (_, i) => ({
      ...{ method: 'GET', url: url(20 - (i % asks), i) },
      headers: i < asks ? guestHeaders(i) : memberHeaders(members[i]!),
    }));
  const replies = `/v5/content/post/reply/${tid}`;
  const last = (limit: number): number => Math.ceil(floors / limit);
  return bothTimes(site, [
    {
      name: 'thread of 10,000 replies, itself',
      requests: ofEach(() => `/v5/content/thread/${tid}`),
      databaseTarget,
      expect: '"subject"',
    },
    {
      name: 'its replies, first page',
      requests: ofEach((limit) => `${replies}?limit=${limit}`),
      databaseTarget,
      expect,
    },
    {
      name: 'its replies, page 250',
      requests: ofEach((limit) => `${replies}?limit=${limit}&page=250`),
      databaseTarget,
      expect,
    },
    {
      name: 'its replies, last page',
      requests: ofEach((limit) => `${replies}?limit=${limit}&page=${last(limit)}`),
      databaseTarget,
      expect,
    },
    {
      name: 'its replies, newest first',
      requests: ofEach((limit) => `${replies}?limit=${limit}&order=desc`),
      databaseTarget,
      expect,
    },
    {
      name: 'its replies by likes, first page',
      requests: ofEach((limit) => `${replies}?limit=${limit}&orderfield=like&order=desc`),
      databaseTarget,
      expect,
    },
    {
      name: 'its replies by likes, page 50',
      requests: ofEach((limit) => `${replies}?limit=${limit}&orderfield=like&order=desc&page=50`),
      databaseTarget,
      expect,
    },
    {
      name: 'the place of one of them',
      requests: ofEach((_, i) => `/v5/content/post/place/${pids[i]}?tid=${tid}`),
      databaseTarget,
      expect: '"page"',
    },
  ]);
}
