import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { lockForOptions } from '../../threads/index.ts';
import type { BugsDeps } from '../deps.ts';
import { valuesOf } from '../reads/asked-of.ts';
import { sentValues, storeTaken, takeOptions } from './take-options.ts';

type Call = (typeof bugsCalls)['bugs.thread-submit'];

/** Stores the options of a report, which are those it has where nothing else is said; the first time publishes it. */
export const threadSubmit =
  (deps: BugsDeps) =>
  async (ctx: MemberCtx, { tid, sel_var }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { thread, report } = await lockForOptions(ctx, tid);
    const before = await valuesOf(deps, ctx, report);
    const taken = await takeOptions(ctx, thread.fid, { ...before, ...sentValues(sel_var) }, { before });
    await storeTaken(deps, ctx, thread, taken);
    return { tid };
  };
