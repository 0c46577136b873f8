import type { Line } from '../line.ts';
import type { Sent } from '../load.ts';
import { guestHeaders, memberHeaders } from '../world.ts';
import { rate, type Site } from './rate.ts';

const json = { 'content-type': 'application/json' };

/** Thread with 20 posts as JSON, for guests and for members. */
export async function threadJson(site: Site): Promise<Line[]> {
  const { threads, members } = site.setting;
  const bodies = threads.map(({ tid }) => JSON.stringify({ tid, page: 1, limit: 20 }));
  const view = (headers: Record<string, string>, i: number): Sent => ({
    method: 'POST',
    path: '/selfapi/thread/view',
    headers: { ...json, ...headers },
    body: bodies[i % bodies.length]!,
  });
  const ofGuests = Array.from({ length: 2000 }, (_, i) => view(guestHeaders(i), i));
  const ofMembers = members.map((member, i) => view(memberHeaders(member), i));
  const expect = '"postlist":[{';
  return [
    await rate(site, { name: 'thread of 20 posts, guest, JSON', target: 2500, requests: ofGuests, expect }),
    await rate(site, { name: 'thread of 20 posts, member, JSON', target: 2000, requests: ofMembers, expect }),
  ];
}

/** Replies of many members to many threads, each on disk before it is answered. */
export async function replies(site: Site): Promise<Line[]> {
  const { threads, members } = site.setting;
  const message = '<p>The road past the market was open again this morning, and the bread was still warm.</p>';
  const requests = members.map((member, i): Sent => {
    const { tid } = threads[(i * 7) % threads.length]!;
    const headers = { ...json, ...memberHeaders(member) };
    return { method: 'POST', path: '/v5/content/post/newReply', headers, body: JSON.stringify({ tid, message }) };
  });
  return [await rate(site, { name: 'reply written, durable', target: 800, requests, expect: '"position"' })];
}
