import type { groupedCalls } from '../../../../contract/domains/threads/grouped/calls.ts';
import type { Room } from '../../../platform/room.ts';
import type { RoomDeps } from '../room.ts';
import { hiddenInGroup } from './hidden-threads.ts';
import { hideInGroup } from './hide-thread.ts';
import { groupedListeners } from './listeners.ts';
import { ofGroup } from './of-group.ts';

export const groupedRoom = ({ people }: RoomDeps): Room<keyof typeof groupedCalls> => ({
  handlers: {
    'threads.of-group': ofGroup(people),
    'threads.hide-in-group': hideInGroup(people),
    'threads.hidden-in-group': hiddenInGroup(people),
  },
  tables: {},
  listeners: groupedListeners,
});
