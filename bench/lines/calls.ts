import { laterAsks, type ThreadAddress, threadFirsts } from '../first-asks.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import { post, type Sent } from '../load.ts';
import { guestHeaders, memberHeaders } from '../world.ts';

export const group: Group = { name: 'json', at: 300, needs: 'site', lines: threadJson };

const expect = '"postlist":[{';

const view = ({ thread, page, order }: ThreadAddress, headers: Record<string, string>): Sent => {
  const field = order === 'hot' ? 'like' : 'dateline';
  const input = { tid: thread.tid, page, limit: 20, order: order === 'old' ? 'asc' : 'desc', orderfield: field };
  return post('/selfapi/thread/view', input, headers);
};

/** Thread with 20 posts as JSON, for guests and for members: later asks, and first ones. */
async function threadJson(site: Site): Promise<Line[]> {
  const { threads, members } = site.setting;
  const usual = (i: number): ThreadAddress => ({ thread: threads[i % threads.length]!, page: 1, order: 'old' });
  const ofGuests = Array.from({ length: 2000 }, (_, i) => view(usual(i), guestHeaders(i)));
  const ofMembers = members.map((member, i) => view(usual(i), memberHeaders(member)));
  const guest = 'thread of 20 posts, guest, JSON';
  const member = 'thread of 20 posts, member, JSON';
  const memberOf = (i: number) => memberHeaders(members[i % members.length]!);
  return [
    await laterAsks(site, { name: guest, target: 10_000, floor: 'http', requests: ofGuests, expect }),
    ...(await threadFirsts(site, { name: guest, ask: (address, i) => view(address, guestHeaders(i)), expect })),
    await laterAsks(site, { name: member, target: 5000, floor: 'http', requests: ofMembers, expect }),
    ...(await threadFirsts(site, { name: member, ask: (address, i) => view(address, memberOf(i)), expect })),
  ];
}
