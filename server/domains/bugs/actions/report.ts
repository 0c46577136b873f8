import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import { bugsLimits } from '../../../../contract/domains/bugs/limits.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { bugKind, createThread, editThreadOf, lockForOptions, maySpeak } from '../../threads/index.ts';
import { type BugsDeps, creatingOf } from '../deps.ts';
import { valuesOf } from '../reads/asked-of.ts';
import type { SentValues } from '../rules/take-values.ts';
import { sentValues, storeTaken, takeOptions } from './take-options.ts';

type Calls = typeof bugsCalls;

/** The values of a report among what was sent. */
const valuesIn = ({
  type,
  device_model,
  build_number,
  probability,
  email,
  extra,
}: Omit<InputOf<Calls['bugs.report']>, 'tid'>): SentValues => ({
  ...sentValues(extra),
  ...{ type, device_model, build_number, probability, email },
});

/** Reports a bug: the thread and its options in one transaction (R-BUG-008). */
export const report =
  (deps: BugsDeps) =>
  async (ctx: Ctx, input: InputOf<Calls['bugs.report']>): Promise<DataOf<Calls['bugs.report']>> => {
    const silent = maySpeak(ctx.actor);
    if (silent) return refuse(silent);
    const writer = ctx as MemberCtx;
    const { fid = bugsLimits.fid } = input;
    const taken = await takeOptions(writer, fid, valuesIn(input), { words: input });
    const thread = await createThread(creatingOf(deps), ctx, bugKind, { ...input, fid, type: '' });
    const { due } = await storeTaken(deps, writer, { tid: thread.tid, authorid: writer.actor.uid }, taken);
    return { ...thread, due };
  };

/** Changes one's own report: its words, and its options again (R-BUG-009). */
export const change =
  (deps: BugsDeps) =>
  async (ctx: MemberCtx, input: InputOf<Calls['bugs.change']>): Promise<DataOf<Calls['bugs.change']>> => {
    const { tid } = input;
    const { thread, report: stored } = await lockForOptions(ctx, tid);
    if (thread.authorid !== ctx.actor.uid) return refuse('threads.not_yours');
    const before = await valuesOf(deps, ctx, stored);
    const taken = await takeOptions(ctx, thread.fid, valuesIn(input), { before, words: input });
    const { at_list_current: named, ...fields } = input;
    const { pid } = await editThreadOf(creatingOf(deps), ctx, bugKind, {
      ...fields,
      ...{ pid: thread.first_pid, fid: thread.fid, type: thread.type },
      at_list_current: named.length > 0 ? named : undefined,
    });
    await storeTaken(deps, ctx, thread, taken);
    return { tid, pid, held: 0 };
  };
