import type { InputOf } from '../../../../../contract/call.ts';
import { postLimits } from '../../../../../contract/domains/posts/limits.ts';
import type { forwardCalls } from '../../../../../contract/domains/threads/kinds/forward/calls.ts';
import type { Forward } from '../../../../../contract/domains/threads/kinds/forward/shapes.ts';
import type { Kind, Writing } from '../kind.ts';
import { findSource } from './actions/find-source.ts';
import { sharedForward } from './present.ts';
import { type ForwardRow, forwardsByIds, insertForward } from './sql/forwards.ts';

type Input = Pick<InputOf<(typeof forwardCalls)['threads.forward']>, 'forward_tid'>;

/** Another thread, with words of one's own; beside the title they may be none. What it forwards never changes. */
export const forward: Kind<Input, number, ForwardRow, Forward> & Writing<Input, number> = {
  name: 'forward',
  message: { least: 0, most: postLimits.messageMax },
  mayCreate: () => Promise.resolve(undefined),
  take: async (ctx, { forward_tid }) => (await findSource(ctx, forward_tid)).tid,
  store: (ctx, tid, source) => insertForward(ctx.db, tid, source),
  replace: () => Promise.resolve(),
  mayEdit: () => undefined,
  release: () => Promise.resolve(),
  hydrate: async (db, tids) => new Map((await forwardsByIds(db, tids)).map((row) => [row.tid, row])),
  people: ({ source }) => (source ? [source.authorid] : []),
  shared: (row, showing) => showing && sharedForward(row, showing),
  own: (_, parts) => Promise.resolve(new Map(parts.map(({ thread }) => [thread.tid, {}]))),
};
