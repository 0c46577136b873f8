import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { presentThread } from '../present.ts';
import { aroundThread } from './around-thread.ts';
import type { ReadDeps } from './deps.ts';
import { kindParts } from './kind-parts.ts';
import { openWholeThread } from './open-thread.ts';
import { viewing } from './viewing.ts';

type Call = (typeof threadsCalls)['threads.info'];

/** A thread whole, without its replies. */
export const threadInfo =
  (deps: ReadDeps) =>
  async (ctx: Ctx, { tid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const thread = await openWholeThread(ctx, deps, tid);
    deps.views.seen(tid);
    const [view, around, parts] = await Promise.all([
      viewing(ctx, deps, [thread.authorid]),
      aroundThread(ctx, deps, thread),
      kindParts(ctx, [thread]),
    ]);
    return presentThread(view, thread, around, parts);
  };
