import type { KindFacts } from '../../../../contract/domains/threads/kinds/kind.ts';
import { threadKinds } from '../../../../contract/domains/threads/kinds/made/kinds.ts';
import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import { boardOfFid } from '../../../../contract/primitives/boards.ts';
import type { Db } from '../../../platform/context.ts';
import { findThread } from '../core/sql/threads.ts';
import type { ListedKind } from './kind.ts';
import { kinds } from './made/kinds.ts';

/** The kind of a thread. */
export const kindOfThread = ({ special }: { special: number }): ListedKind => kinds[kindOf(special)];

/** Whether a thread is not whole yet, so that its kind alone publishes it. */
export async function isUnfinished(db: Db, tid: number): Promise<boolean> {
  const thread = await findThread(db, tid);
  return thread !== undefined && kindOfThread(thread).isUnfinished(db, tid);
}

/** What the call that posts plain threads posts on a board: the one kind that it takes, where that is written so. */
export function kindByPlainCall(fid: number | undefined): ListedKind {
  const takes = fid === undefined ? undefined : boardOfFid(fid)?.takes;
  const only = takes !== 'every' && takes?.length === 1 ? takes[0] : undefined;
  const facts: KindFacts | undefined = only && threadKinds[only];
  return kinds[only !== undefined && facts?.byPlainCall ? only : 'plain'];
}

/** The kind that a draft is of; of one that this version doesn't know the words alone are posted. */
export const kindOfDraft = ({ kind }: { kind: string }): ListedKind => kinds[kind as KindName] ?? kinds.plain;

/** What a thread is when nothing is said. */
export { plain } from './plain/kind.ts';
