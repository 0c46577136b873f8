import type { Line } from '../line.ts';
import type { Sent } from '../load.ts';
import { guestHeaders, memberHeaders } from '../world.ts';
import { rate, type Site } from './rate.ts';

const get = (path: string, headers: Record<string, string>): Sent => ({ method: 'GET', path, headers });

/** Lists of who follows whom, with a member of a million followers among them. */
export async function followLists(site: Site): Promise<Line[]> {
  const { members, famous } = site.setting;
  const fans = `/v5/user/otherFansList?other_uid=${famous}`;
  const first = Array.from({ length: 2000 }, (_, i) => get(fans, guestHeaders(i)));
  const deep = members.map((member) => get(`${fans}&page=50`, memberHeaders(member)));
  const own = members.map((member) => get('/v5/user/myFollow', memberHeaders(member)));
  const expect = '"totalPage":';
  return [
    await rate(site, { name: 'fans of a member of a million, guest', requests: first, expect }),
    await rate(site, { name: 'their fiftieth page, member', requests: deep, expect }),
    await rate(site, { name: 'whom one follows, member', requests: own, expect }),
  ];
}
