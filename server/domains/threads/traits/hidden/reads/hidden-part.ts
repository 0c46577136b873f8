import type { HiddenPart, OwnHiddenPart } from '../../../../../../contract/domains/threads/traits/hidden/shapes.ts';
import type { Ctx, Db } from '../../../../../platform/context.ts';
import type { ForReader } from '../../../core/for-reader.ts';
import type { ThreadFacts } from '../../../core/reads/facts.ts';
import { ownHidden, presentOwnHidden, sharedHidden } from '../present.ts';
import { hiddenForReader, hiddenRuleOf, storedHidden } from '../sql/hidden-parts.ts';

/** A hidden part as all see it. */
export type SharedHidden = Omit<HiddenPart, 'own'>;

/** What all see of a thread's hidden part, null where it has none. */
export async function sharedHiddenOf(db: Db, tid: number): Promise<SharedHidden | null> {
  const rule = await hiddenRuleOf(db, tid);
  return rule ? sharedHidden(rule) : null;
}

/** The reader's own of it, for who may read the thread. */
export async function ownHiddenOf(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  thread: ForReader<ThreadFacts>,
): Promise<{ own: HiddenPart['own'] }> {
  return { own: ownHidden(actor, thread, await hiddenForReader(db, thread.tid, actor?.uid ?? 0)) };
}

/** The same for its author, who changes it. */
export async function hiddenToEdit(db: Db, tid: number): Promise<OwnHiddenPart | null> {
  const stored = await storedHidden(db, tid);
  return stored ? presentOwnHidden(stored) : null;
}
