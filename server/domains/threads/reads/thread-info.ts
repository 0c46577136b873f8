import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { presentThread } from '../present.ts';
import { ownThread } from '../present-own.ts';
import { sharedParts } from '../traits/group/parts.ts';
import { ownHiddenOf } from '../traits/hidden/reads/hidden-part.ts';
import { aroundThread } from './around-thread.ts';
import type { ReadDeps } from './deps.ts';
import { factsOfThread } from './facts.ts';
import { sharedVisibility, withVisibleFigures } from './may-see.ts';
import { admit, thereWholeThread, whyGone } from './open-thread.ts';
import { readerFor } from './reader.ts';
import { viewing } from './viewing.ts';

/** A thread whole, without its replies. */
export const threadInfo = (deps: ReadDeps) =>
  parted<(typeof threadsCalls)['threads.info']>()({
    shared: async (ctx, { tid }) => {
      const found = await thereWholeThread(ctx, tid, whyGone);
      const thread = await withVisibleFigures(ctx.db, sharedVisibility(ctx, found), found);
      const [view, around, parts] = await Promise.all([
        viewing(ctx, deps, [thread.authorid], [thread.topid]),
        aroundThread(ctx, deps, thread),
        sharedParts(ctx, deps, [thread]),
      ]);
      return {
        answer: presentThread(view, thread, around, parts),
        facts: { ...factsOfThread(view, thread), hides: around.hidden !== null },
      };
    },
    own: async (ctx, read) => {
      const facts = await admit(ctx, deps, read);
      const shown = { threads: [facts], posts: [facts], rewards: [facts.tid], topics: [facts.topid] };
      const [reader, hidden] = await Promise.all([readerFor(ctx, deps, shown), ownHiddenOf(ctx, facts)]);
      return ownThread(reader, facts, hidden);
    },
    count: ({ tid }) => deps.views.seen(tid),
  });
