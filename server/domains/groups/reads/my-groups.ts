import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import { groupLimits } from '../../../../contract/domains/groups/limits.ts';
import { nextPlace, pageFigures, readPage } from '../../../platform/keyset.ts';
import { parted } from '../../../platform/reading/parted.ts';
import type { GroupsDeps } from '../deps.ts';
import { groupsOf } from '../sql/members.ts';
import { groupsInOrder, ownGroups, sharedGroups } from './group-rows.ts';
import { groupidsOf } from './listed.ts';

/** Moves when a member joins a group or leaves one. */
export const groupsOfTag = (uid: number): string => `groups:${uid}`;

/** Groups that a member is in. Others don't learn of those that members alone read. */
export const myGroups = (deps: Pick<GroupsDeps, 'categories'>) =>
  parted<(typeof groupsCalls)['groups.my-groups']>()({
    shared: async (ctx, { uid, country_fid: countryFid, page, after }) => {
      ctx.reads(groupsOfTag(uid));
      const hidden = ctx.whyHidden(uid) !== undefined;
      const closed = ctx.isReader(uid);
      const asked = { page, after, limit: groupLimits.listPage };
      const found = await readPage(asked, async (limit, last) =>
        hidden ? [] : groupsOf(ctx.db, { uid, countryFid, closed }, { limit, after: last }),
      );
      const groupids = found.rows.map(({ id }) => id);
      const list = await sharedGroups(ctx, deps, await groupsInOrder(ctx, groupids));
      return {
        answer: { list, ...pageFigures(asked, found), next: nextPlace(found) },
        facts: { groupids: groupidsOf(list) },
      };
    },
    own: async (ctx, { groupids }) => ({ list: await ownGroups(ctx, groupids) }),
  });
