import { firstAsks, laterAsks } from '../first-asks.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import { get } from '../load.ts';
import { fromCache, html, ofMembers } from '../page-asks.ts';
import { rate } from '../rate.ts';
import { guestHeaders, memberHeaders, pageHeaders } from '../world.ts';

export const group: Group = {
  name: 'members',
  at: 500,
  needs: 'site',
  lines: async (site) => [
    ...(await followLists(site)),
    ...(await noticeLists(site)),
    ...(await profilePages(site)),
    ...(await firstProfiles(site)),
  ],
};

/** Lists of who follows whom, with a member of a million followers among them. */
async function followLists(site: Site): Promise<Line[]> {
  const { members, famous } = site.setting;
  const fans = `/v5/user/otherFansList?other_uid=${famous}`;
  const first = Array.from({ length: 2000 }, (_, i) => get(fans, guestHeaders(i)));
  const deep = members.map((member) => get(`${fans}&page=50`, memberHeaders(member)));
  const own = members.map((member) => get('/v5/user/myFollow', memberHeaders(member)));
  const asked = { floor: 'select', expect: '"totalPage":' } as const;
  return [
    await rate(site, { ...asked, name: 'fans of a member of a million, guest', requests: first }),
    await rate(site, { ...asked, name: 'their fiftieth page, member', requests: deep }),
    await rate(site, { ...asked, name: 'whom one follows, member', requests: own }),
  ];
}

/** Notices of members who have a hundred, half of them unread: the page, and what the bell asks. */
async function noticeLists(site: Site): Promise<Line[]> {
  const { members } = site.setting;
  const list = members.map((member) => get('/v5/notice/list?type=reply', memberHeaders(member)));
  const counts = members.map((member) => get('/selfapi/ucenter/noticenum?num=0', memberHeaders(member)));
  const floor = 'select';
  return [
    await rate(site, { name: 'notices of a member', floor, requests: list, expect: '"Type":"like"' }),
    await rate(site, { name: 'how many are unread', floor, requests: counts, expect: '"num":' }),
  ];
}

const posts = '/ucenter/account/posts';
/** Of the members that the setting knows, those whose profiles are asked for again and again; nobody asks the rest's. */
const known = 1000;

/** A member's pages as HTML, asked for again: as a guest and a member see them, one of a million followers, one's own. */
async function profilePages(site: Site): Promise<Line[]> {
  const { members, famous } = site.setting;
  const others = members.slice(0, known).map(({ uid }) => `${posts}?uid=${uid}`);
  const asked = { floor: 'http', expect: html } as const;
  return [
    await fromCache(site, { name: 'another’s profile, guest', paths: others }),
    await fromCache(site, {
      name: 'followers of a million, guest',
      paths: [`/ucenter/account/followers?uid=${famous}`],
    }),
    // The list is turned round, so that nobody asks for their own by number.
    await laterAsks(site, {
      ...asked,
      name: 'another’s profile, member, rendered',
      requests: ofMembers(others.toReversed(), members),
    }),
    await laterAsks(site, { ...asked, name: 'one’s own profile, rendered', requests: ofMembers([posts], members) }),
  ];
}

/** Profiles that no line asked for before, and a list of a million by many pages. */
async function firstProfiles(site: Site): Promise<Line[]> {
  const { members, famous } = site.setting;
  const count = site.quick ? 60 : 400;
  const paths = members.slice(known, known + 2 * count).map(({ uid }) => `${posts}?uid=${uid}`);
  const readerOf = (i: number) => pageHeaders(members[i % 200]!);
  const asked = { floor: 'http', expect: html } as const;
  return [
    await firstAsks(site, {
      ...asked,
      name: 'another’s profile, guest, first ask',
      requests: paths.slice(0, count).map((path, i) => get(path, guestHeaders(i))),
    }),
    await firstAsks(site, {
      ...asked,
      name: 'another’s profile, member, first ask',
      requests: paths.slice(count).map((path, i) => get(path, readerOf(i))),
    }),
    await firstAsks(site, {
      ...asked,
      name: 'followers of a million, guest, first ask of a page',
      requests: Array.from({ length: site.quick ? 40 : 200 }, (_, i) =>
        get(`/ucenter/account/followers?uid=${famous}&page=${i + 2}`, guestHeaders(i)),
      ),
    }),
  ];
}
