import type { Db } from '../../../platform/context.ts';
import { type JobCtx, writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { lockThreads } from '../core/sql/threads.ts';
import { makeTransition, type States, type Transition } from './states.ts';

const atOnce = 100;

/** Makes the changes of state whose time has come. */
export async function changeDue<State extends string>(
  { db, clock }: { db: Db; clock: () => Date },
  states: States<State, string>,
): Promise<void> {
  for (const transition of Object.values(states.transitions)) {
    let found: number;
    do found = await writeInJob(db, clock(), (ctx) => changeSome(ctx, states, transition));
    while (found === atOnce);
  }
}

/** Makes a change of a batch of threads; how many were due. */
async function changeSome<State extends string>(
  ctx: JobCtx,
  states: States<State, string>,
  transition: Transition<State>,
): Promise<number> {
  const due = await dueNow(ctx, transition);
  if (due.length === 0) return 0;
  await lockThreads(ctx.db, due);
  // An edit that the locks waited for may have given a thread more time.
  const still = new Set(await dueNow(ctx, transition));
  const tids = due.filter((tid) => still.has(tid));
  await makeTransition(ctx, states, transition, tids);
  return due.length;
}

const dueNow = async <State extends string>(
  { db, now }: JobCtx,
  { due }: Transition<State>,
): Promise<readonly number[]> => (due ? due(db, now, atOnce) : []);
