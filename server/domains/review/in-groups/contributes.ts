import type { inGroupsCalls } from '../../../../contract/domains/review/in-groups/calls.ts';
import type { Room } from '../../../platform/room.ts';
import type { ReviewDeps } from '../deps.ts';
import { hideInGroup } from './actions/hide-in-group.ts';
import { hiddenInGroup } from './reads/hidden-in-group.ts';

export const inGroupsRoom = ({ people }: ReviewDeps): Room<keyof typeof inGroupsCalls> => ({
  handlers: {
    'review.hide-in-group': hideInGroup(people),
    'review.hidden-in-group': hiddenInGroup(people),
  },
  tables: {},
});
