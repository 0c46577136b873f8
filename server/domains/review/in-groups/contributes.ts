import type { inGroupCalls } from '../../../../contract/domains/review/in-groups/calls.ts';
import type { Room } from '../../../platform/room.ts';
import type { ReviewDeps } from '../deps.ts';
import { hideInGroup } from './actions/hide-in-group.ts';
import { hiddenInGroup } from './reads/hidden-in-group.ts';

export const inGroupRoom = ({ people }: ReviewDeps): Room<keyof typeof inGroupCalls> => ({
  handlers: {
    'review.hide-in-group': hideInGroup(people),
    'review.hidden-in-group': hiddenInGroup(people),
  },
  tables: {},
});
