import type { photoCalls } from '../../../../../contract/domains/threads/kinds/photo/calls.ts';
import type { Room } from '../../../../platform/room.ts';
import type { RoomDeps } from '../../room.ts';
import { photo } from './kind.ts';

export const photoRoom = ({ create, edit }: RoomDeps): Room<keyof typeof photoCalls> => ({
  handlers: {
    'threads.new-photo': (ctx, input) => create(ctx, photo, input),
    'threads.edit-photo': (ctx, input) => edit(ctx, photo, input),
  },
  tables: {},
});
