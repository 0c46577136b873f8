import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import type { Actor, Db } from '../../../platform/context.ts';
import type { JobCtx } from '../../../platform/jobs/write-in-job.ts';
import type { DomainEvent } from '../../../platform/outbox/event.ts';
import { officeOver } from '../../moderation/index.ts';
import { type ForReader, placeOfThread } from '../core/for-reader.ts';
import { mayRead, maySpeak, type ThreadState, type Verdict } from '../core/policy.ts';
import type { ThreadData } from '../core/sql/threads.ts';

/** A change of a thread's state. */
export interface Transition<State extends string> {
  from: readonly State[];
  to: State;
  /** Who makes it by a call: its author, or whoever holds an office over its place. */
  by: readonly ('author' | 'staff')[];
  /** Threads in one of the states `from` whose time for it has come, the longest first; without it the clock makes none. */
  due?(db: Db, now: Date, most: number): Promise<readonly number[]>;
  /** What is announced of each thread. */
  announces?(changed: { tid: number; at: number }): DomainEvent;
}

/** The states of a kind's threads, and how they change: by a call (`changeState`) or by the clock (`changeDue`). */
export interface States<State extends string, Name extends string> {
  kind: KindName;
  /** The states of some threads. */
  read(db: Db, tids: readonly number[]): Promise<ReadonlyMap<number, State>>;
  /** Writes a state of some threads, which are locked. */
  write(ctx: Pick<JobCtx, 'db' | 'now'>, tids: readonly number[], to: State): Promise<void>;
  /** Why nothing changes from the state that a thread is in. */
  refusal: RefusalName;
  transitions: Readonly<Record<Name, Transition<State>>>;
}

/** Moves with each change of state of a kind: its lists depend on it. */
export const kindTag = (kind: KindName): string => `kind:${kind}`;

/** Whether somebody may make a change of state now; they may do it at all before they learn why it is not the time. */
export function mayChange<State extends string>(
  actor: Actor,
  thread: ForReader<ThreadState & Pick<ThreadData, 'country_fid' | 'typeid' | 'topid'>>,
  { from, by }: Transition<State>,
  { state, refusal }: { state: State; refusal: RefusalName },
): Verdict {
  const refused = mayRead(actor, thread) ?? maySpeak(actor);
  if (refused) return refused;
  const asAuthor = by.includes('author') && actor.uid === thread.authorid;
  const asStaff = by.includes('staff') && officeOver(actor, placeOfThread(thread)) !== undefined;
  if (!asAuthor && !asStaff) return 'threads.no_permission';
  return from.includes(state) ? undefined : refusal;
}

/** Makes a change of state of some threads, which are locked. */
export async function makeTransition<State extends string>(
  ctx: JobCtx,
  { kind, write }: Pick<States<State, string>, 'kind' | 'write'>,
  { to, announces }: Transition<State>,
  tids: readonly number[],
): Promise<void> {
  if (tids.length === 0) return;
  await write(ctx, tids, to);
  for (const tid of tids) {
    if (announces) ctx.emit(announces({ tid, at: ctx.now.getTime() }));
    ctx.stale(`t:${tid}`);
  }
  ctx.stale(kindTag(kind));
}
