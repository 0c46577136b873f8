import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockThread } from '../core/sql/threads.ts';
import { makeTransition, mayChange, type States } from '../kinds/states.ts';
import { forReaderOrRefused } from '../reads/may-see.ts';

/** Changes a thread's state as its kind declares it; the thread is locked, so that of two changes from one state one is made. */
export async function changeState<State extends string, Name extends string>(
  ctx: Pick<MemberCtx, 'db' | 'actor' | 'now' | 'emit' | 'stale'>,
  states: States<State, Name>,
  { tid, name }: { tid: number; name: NoInfer<Name> },
): Promise<void> {
  const thread = await forReaderOrRefused(ctx, await lockThread(ctx.db, tid));
  const state = (await states.read(ctx.db, [tid])).get(tid) ?? refuse('threads.not_exist');
  const transition = states.transitions[name];
  const refusal = mayChange(ctx.actor, thread, transition, { state, refusal: states.refusal });
  if (refusal) refuse(refusal);
  await makeTransition(ctx, states, transition, [tid]);
}
