import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import { reply } from '../mix.ts';
import { rate } from '../rate.ts';

export const group: Group = { name: 'replies', at: 700, needs: 'site', lines: replies };

/** Replies of many members to many threads, each on disk before it is answered. */
async function replies(site: Site): Promise<Line[]> {
  const { threads, members } = site.setting;
  const requests = members.map((member, i) => reply(member, threads[(i * 7) % threads.length]!));
  const asked = { floor: 'select', requests, expect: '"position"' } as const;
  return [
    await rate(site, { ...asked, name: 'reply written, durable', target: 1200 }),
    await rate(site, { ...asked, name: 'reply written, durable, 64 connections', target: 1500, connections: 64 }),
  ];
}
