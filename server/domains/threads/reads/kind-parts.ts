import type { KindAnswers } from '../../../../contract/domains/threads/kind-parts.ts';
import { kindOf, noKindFields } from '../../../../contract/domains/threads/kinds.ts';
import type { Db } from '../../../platform/context.ts';
import type { Parts, Reading } from '../kinds/kind.ts';
import { kindOfThread } from '../kinds/kinds.ts';
import type { Verdict } from '../policy.ts';
import type { ThreadData } from '../sql/threads.ts';

/** What the kinds of a page's threads add to them. */
export interface KindParts {
  /** The fields of a thread: null but for that of its own kind. */
  of(thread: ThreadData): KindAnswers;
  /** Whether a thread's kind lets its author still change it. */
  mayEdit(thread: ThreadData): Verdict;
}

/** What all readers see alike, by one statement for each kind that is among the threads and stores something. */
async function sharedParts(db: Db, threads: readonly ThreadData[]): Promise<ReadonlyMap<number, Parts>> {
  const byKind = Map.groupBy(threads, ({ special }) => special);
  const read = [...byKind].map(async ([special, group]) => {
    const parts = await kindOfThread({ special }).parts(db, group);
    return [special, parts] as const;
  });
  return new Map(await Promise.all(read));
}

/** The parts of some threads: what all see, and beside it what is this reader's own. */
export async function kindParts({ db, actor, now }: Reading, threads: readonly ThreadData[]): Promise<KindParts> {
  const shared = await sharedParts(db, threads);
  const owns = await Promise.all([...shared.values()].map((parts) => parts.own({ db, actor, now })));
  const own = new Map(owns.flatMap((part) => [...part]));
  return {
    of: ({ tid, special }) => {
      const part = shared.get(special)?.shared(tid);
      return part === undefined ? noKindFields : { ...noKindFields, [kindOf(special)]: { ...part, own: own.get(tid) } };
    },
    mayEdit: ({ tid, special }) => shared.get(special)?.mayEdit(tid),
  };
}
