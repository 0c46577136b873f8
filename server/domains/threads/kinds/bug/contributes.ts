import type { bugCalls } from '../../../../../contract/domains/threads/kinds/bug/calls.ts';
import type { Room } from '../../../../platform/room.ts';
import type { RoomDeps } from '../../room.ts';
import { bug } from './kind.ts';

export const bugRoom = ({ create, edit }: RoomDeps): Room<keyof typeof bugCalls> => ({
  handlers: {
    'threads.new-bug': (ctx, input) => create(ctx, bug, input),
    'threads.edit-bug': (ctx, input) => edit(ctx, bug, input),
  },
  tables: {},
});
