import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { presentThread } from '../present.ts';
import { ownThread } from '../present-own.ts';
import { aroundThread } from './around-thread.ts';
import type { ReadDeps } from './deps.ts';
import { factsOfThread } from './facts.ts';
import { sharedKindParts } from './kind-parts.ts';
import { admit, thereWholeThread, whyGone } from './open-thread.ts';
import { readerFor } from './reader.ts';
import { viewing } from './viewing.ts';

/** A thread whole, without its replies. */
export const threadInfo = (deps: ReadDeps) =>
  parted<(typeof threadsCalls)['threads.info']>()({
    shared: async (ctx, { tid }) => {
      const thread = await thereWholeThread(ctx, tid, whyGone);
      const [view, around, parts] = await Promise.all([
        viewing(ctx, deps, [thread.authorid], [thread.topid]),
        aroundThread(ctx, deps, thread),
        sharedKindParts(ctx.db, [thread]),
      ]);
      return { answer: presentThread(view, thread, around, parts), facts: factsOfThread(view, thread) };
    },
    own: async (ctx, facts) => {
      await admit(ctx, deps, facts);
      const shown = { threads: [facts], posts: [facts], rewards: [facts.tid], topics: [facts.topid] };
      return ownThread(await readerFor(ctx, deps, shown), facts);
    },
    count: ({ tid }) => deps.views.seen(tid),
  });
