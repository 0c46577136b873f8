import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { nameKey } from '../../topics/index.ts';
import type { GroupsDeps } from '../deps.ts';
import { groupsNamed, largestGroups } from '../sql/groups.ts';
import { ownGroups } from './group-rows.ts';
import { listed } from './listed.ts';

/** The groups of a country and of all with most members; those of every country for 293. */
export const listDefault = (deps: Pick<GroupsDeps, 'categories'>) =>
  parted<(typeof groupsCalls)['groups.list-default']>()({
    shared: (ctx, { search, ...asked }) => {
      const begin = nameKey(search);
      return listed(ctx, deps, asked, (db, fids, most) =>
        begin === '' ? largestGroups(db, fids, most) : groupsNamed(db, begin, fids, most),
      );
    },
    own: async (ctx, { groupids }) => ({ list: await ownGroups(ctx, groupids) }),
  });
