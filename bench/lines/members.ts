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

/** Notices of members who have a hundred, half of them unread: the page, and what the bell asks. */
export async function noticeLists(site: Site): Promise<Line[]> {
  const { members } = site.setting;
  const list = members.map((member) => get('/v5/notice/list?type=reply', memberHeaders(member)));
  const counts = members.map((member) => get('/selfapi/ucenter/noticenum?num=0', memberHeaders(member)));
  return [
    await rate(site, { name: 'notices of a member', requests: list, expect: '"Type":"like"' }),
    await rate(site, { name: 'how many are unread', requests: counts, expect: '"num":5' }),
  ];
}
