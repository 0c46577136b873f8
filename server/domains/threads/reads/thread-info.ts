import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { countReading } from '../core/reads/count-reading.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { factsOfThread } from '../core/reads/facts.ts';
import { viewing } from '../core/reads/viewing.ts';
import { presentThread } from '../present.ts';
import { ownThread } from '../present-own.ts';
import { ownTraits, wholeTraits } from '../traits/reading.ts';
import { aroundThread } from './around-thread.ts';
import { sharedKindParts } from './kind-parts.ts';
import { sharedVisibility, withVisibleFigures } from './may-see.ts';
import { admit, thereWholeThread, whyGone } from './open-thread.ts';
import { readerFor } from './reader.ts';

/** A thread whole, without its replies. */
export const threadInfo = (deps: ReadDeps) =>
  parted<(typeof threadsCalls)['threads.info']>()({
    shared: async (ctx, { tid }) => {
      const found = await thereWholeThread(ctx, tid, whyGone);
      const thread = await withVisibleFigures(ctx.db, sharedVisibility(ctx, found), found);
      const [view, around, kinds, traits] = await Promise.all([
        viewing(ctx, deps, [thread.authorid]),
        aroundThread(ctx, deps, thread),
        sharedKindParts(ctx, deps, [thread]),
        wholeTraits(ctx, thread),
      ]);
      return {
        answer: presentThread(view, thread, around, { kinds, traits }),
        facts: factsOfThread(view, thread, { traits: traits.facts }),
      };
    },
    own: async (ctx, read) => {
      const facts = await admit(ctx, deps, read);
      const shown = { threads: [facts], posts: [facts], rewards: [facts.tid] };
      const [reader, traits] = await Promise.all([readerFor(ctx, deps, shown), ownTraits(ctx, facts)]);
      return ownThread(reader, facts, traits);
    },
    count: (ctx, facts) => countReading(deps, ctx, facts()),
  });
