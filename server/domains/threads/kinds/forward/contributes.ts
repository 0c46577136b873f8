import type { forwardCalls } from '../../../../../contract/domains/threads/kinds/forward/calls.ts';
import type { Handlers } from '../../../../platform/http/handlers.ts';
import type { OwnersIn } from '../../../../platform/table-owners.ts';
import type { People } from '../../../follows/index.ts';
import type { ThreadWrites } from '../kind.ts';
import { findSource } from './actions/find-source.ts';
import { forward } from './forward.ts';
import { presentSource } from './present.ts';

export const forwardHandlers = (
  { create }: ThreadWrites,
  { members }: Pick<People, 'members'>,
): Handlers<keyof typeof forwardCalls> => ({
  'threads.forward': (ctx, input) => create(ctx, forward, input),
  'threads.forward-source': async (ctx, { tid }) => {
    const { first_pid: pid, ...source } = await findSource(ctx, tid);
    const cards = await members(ctx.db, [source.authorid]);
    return presentSource({ ...source, pid, takedown: null }, { locale: ctx.locale, card: (uid) => cards.get(uid) });
  },
});

/** Whose the rows are. */
export const forwardTables: Pick<OwnersIn<'threads'>, 'threads.forwards'> = {
  'threads.forwards': { none: 'parts of threads' },
};
