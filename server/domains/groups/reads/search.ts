import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { nameKey } from '../../topics/index.ts';
import type { GroupsDeps } from '../deps.ts';
import { groupsHolding, groupsNamed } from '../sql/groups.ts';
import { ownGroups } from './group-rows.ts';
import { listed } from './listed.ts';

/** The index of names knows three characters in a row; fewer are looked for at their beginning. */
const shortest = 3;

/** Groups whose name holds what is searched for; nothing is found by nothing. */
export const search = (deps: Pick<GroupsDeps, 'categories'>) =>
  parted<(typeof groupsCalls)['groups.search']>()({
    shared: (ctx, { search: sought, ...asked }) => {
      const words = nameKey(sought);
      return listed(ctx, deps, asked, async (db, fids, most) =>
        words === '' ? [] : (words.length < shortest ? groupsNamed : groupsHolding)(db, words, fids, most),
      );
    },
    own: async (ctx, { groupids }) => ({ list: await ownGroups(ctx, groupids) }),
  });
