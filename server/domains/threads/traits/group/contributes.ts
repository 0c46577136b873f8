import type { groupCalls } from '../../../../../contract/domains/threads/traits/group/calls.ts';
import type { Room } from '../../../../platform/room.ts';
import type { RoomDeps } from '../../room.ts';
import { groupedListeners } from './listeners.ts';
import { ofGroup } from './of-group.ts';

export const groupRoom = ({ people }: RoomDeps): Room<keyof typeof groupCalls> => ({
  handlers: {
    'threads.of-group': ofGroup(people),
  },
  tables: {},
  listeners: groupedListeners,
});
