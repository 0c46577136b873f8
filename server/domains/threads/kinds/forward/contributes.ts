import type { forwardCalls } from '../../../../../contract/domains/threads/kinds/forward/calls.ts';
import type { Room } from '../../../../platform/room.ts';
import type { RoomDeps } from '../../room.ts';
import { forward } from './kind.ts';
import { countForwarded } from './listeners/count-forwards.ts';
import { forwardNotices } from './notices.ts';
import { forwardSource } from './reads/forward-source.ts';

export const forwardRoom = ({ create, people }: RoomDeps): Room<keyof typeof forwardCalls, 'threads.forwards'> => ({
  handlers: {
    'threads.forward': (ctx, input) => create(ctx, forward, input),
    'threads.forward-source': forwardSource(people),
  },
  tables: { 'threads.forwards': { none: 'parts of threads' } },
  notices: forwardNotices,
  listeners: countForwarded,
});
