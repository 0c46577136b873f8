import type { forwardCalls } from '../../../../../contract/domains/threads/kinds/forward/calls.ts';
import type { Handlers } from '../../../../platform/http/handlers.ts';
import type { OwnersIn } from '../../../../platform/table-owners.ts';
import type { ThreadWrites } from '../kind.ts';
import { forward } from './forward.ts';
import { forwardSource } from './reads/forward-source.ts';

export const forwardHandlers = ({ create, members }: ThreadWrites): Handlers<keyof typeof forwardCalls> => ({
  'threads.forward': (ctx, input) => create(ctx, forward, input),
  'threads.forward-source': forwardSource({ members }),
});

/** Whose the rows are. */
export const forwardTables: Pick<OwnersIn<'threads'>, 'threads.forwards'> = {
  'threads.forwards': { none: 'parts of threads' },
};
