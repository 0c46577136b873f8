import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import { groupLimits } from '../../../../contract/domains/groups/limits.ts';
import { countries, countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Db, MemberCtx } from '../../../platform/context.ts';
import { nextPlace, pageFigures, readPage } from '../../../platform/keyset.ts';
import { parted, type SharedCtx } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { nameKey } from '../../topics/index.ts';
import type { GroupsDeps } from '../deps.ts';
import { type Group, groupsHolding, groupsNamed, largestGroups } from '../sql/groups.ts';
import { activeGroupsOf, groupsOf } from '../sql/members.ts';
import { groupRows, groupsInOrder, ownGroups, sharedGroups } from './group-rows.ts';

type Deps = Pick<GroupsDeps, 'categories'>;
type ListCall = (typeof groupsCalls)['groups.list-default'];
type SearchCall = (typeof groupsCalls)['groups.search'];
type Recent = (typeof groupsCalls)['groups.recently-post'];

/** Read on from the beginning, so that there are only so many pages. */
const pages = 10;

/** Countries whose groups a country's list shows: all for 293. */
const shownTogether = (fid: number): number[] =>
  fid === globalFid ? countries.map((country) => country.fid) : [fid, globalFid];

interface Listed {
  page: number;
  limit: number;
  country_fid: number;
}

async function listed(
  ctx: SharedCtx,
  deps: Deps,
  { page, limit, country_fid }: Listed,
  read: (db: Db, fids: readonly number[], most: number) => Promise<Group[]>,
) {
  if (!countryOfFid(country_fid)) return refuseField('country_fid');
  ctx.touch('groups');
  const fids = shownTogether(country_fid);
  const found = await readPage({ page, limit, after: '' }, (most) => read(ctx.db, fids, most), pages);
  const list = await sharedGroups(ctx, deps, found.rows);
  return { answer: { list, ...pageFigures({ page, limit }, found) }, facts: { groupids: idsOf(list) } };
}

/** The groups of a country and of all with most members; those of every country for 293. */
export const listGroups = (deps: Deps) =>
  parted<ListCall>()({
    shared: (ctx, { search, ...asked }) => {
      const begin = nameKey(search);
      return listed(ctx, deps, asked, (db, fids, most) =>
        begin === '' ? largestGroups(db, fids, most) : groupsNamed(db, begin, fids, most),
      );
    },
    own: async (ctx, { groupids }) => ({ list: await ownGroups(ctx, groupids) }),
  });

/** Groups whose name holds what is searched for; nothing is found by nothing. */
export const searchGroups = (deps: Deps) =>
  parted<SearchCall>()({
    shared: (ctx, { search, ...asked }) => {
      const words = nameKey(search);
      return listed(ctx, deps, asked, async (db, fids, most) =>
        words === '' ? [] : groupsHolding(db, words, fids, most),
      );
    },
    own: async (ctx, { groupids }) => ({ list: await ownGroups(ctx, groupids) }),
  });

/** Moves when a member joins a group or leaves one. */
export const groupsOfTag = (uid: number): string => `groups:${uid}`;

/** Groups that a member is in. Others don't learn of those that members alone read. */
export const myGroups = (deps: Deps) =>
  parted<(typeof groupsCalls)['groups.my-groups']>()({
    shared: async (ctx, { uid, country_fid: countryFid, page, after }) => {
      ctx.touch(groupsOfTag(uid));
      const hidden = ctx.whyHidden(uid) !== undefined;
      const closed = ctx.isReader(uid);
      const asked = { page, after, limit: groupLimits.listPage };
      const found = await readPage(asked, async (limit, last) =>
        hidden ? [] : groupsOf(ctx.db, { uid, countryFid, closed }, { limit, after: last }),
      );
      const list = await sharedGroups(
        ctx,
        deps,
        await groupsInOrder(
          ctx,
          found.rows.map(({ id }) => id),
        ),
      );
      return {
        answer: { list, ...pageFigures(asked, found), next: nextPlace(found) },
        facts: { groupids: idsOf(list) },
      };
    },
    own: async (ctx, { groupids }) => ({ list: await ownGroups(ctx, groupids) }),
  });

/** Groups in which the caller posted last. */
export const recentlyPost =
  (deps: Deps) =>
  async (ctx: MemberCtx, { page, limit }: InputOf<Recent>): Promise<DataOf<Recent>> => {
    const found = await readPage(
      { page, limit, after: '' },
      (most) => activeGroupsOf(ctx.db, ctx.actor.uid, most),
      pages,
    );
    return { list: await groupRows(ctx, deps, found.rows), ...pageFigures({ page, limit }, found) };
  };

const idsOf = (rows: readonly { groupid: number }[]): number[] => rows.map(({ groupid }) => groupid);
