import type { ThreadRow, threadRow } from '../../../../contract/domains/threads/shapes.ts';
import type { OwnOf, SharedOf } from '../../../../contract/own.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type SharedCtx, sharedFor } from '../../../platform/reading/parted.ts';
import { whole } from '../../../platform/reading/whole.ts';
import type { People } from '../../follows/index.ts';
import { presentRow } from '../present.ts';
import { ownRow } from '../present-own.ts';
import { threadsByIds } from '../sql/threads.ts';
import { visibleThreads } from '../visibility.ts';
import { factsOfThread, type ThreadFacts } from './facts.ts';
import { sharedKindParts } from './kind-parts.ts';
import { readerFor } from './reader.ts';
import { hiddenHere, type Shown, viewing } from './viewing.ts';

interface SharedRows {
  list: SharedOf<typeof threadRow>[];
  facts: ThreadFacts[];
}

/** Rows of a list by their ids, in that order, as all readers of a kind see them; what they may not see is left out. */
export async function sharedRows(
  ctx: SharedCtx,
  people: Pick<Shown, 'members' | 'categories'>,
  tids: readonly number[],
): Promise<SharedRows> {
  const threads = visibleThreads(ctx, tids, await threadsByIds(ctx.db, tids));
  for (const { tid } of threads) ctx.touch(`t:${tid}`);
  const [view, parts] = await Promise.all([
    viewing(
      ctx,
      people,
      threads.map((thread) => thread.authorid),
    ),
    sharedKindParts(ctx.db, threads),
  ]);
  return {
    list: threads.map((thread) => presentRow(view, thread, parts)),
    facts: threads.map((thread) => factsOfThread(view, thread)),
  };
}

/** What in such rows is the reader's own. */
export async function ownRows(
  ctx: Ctx,
  people: Pick<People, 'followedBy'>,
  threads: readonly ThreadFacts[],
): Promise<OwnOf<typeof threadRow>[]> {
  const reader = await readerFor(ctx, people, { threads, posts: threads });
  return threads.map((thread) => ownRow(reader, thread));
}

/** Rows for a list that is one reader's own. */
export async function threadRows(ctx: Ctx, people: Shown, tids: readonly number[]): Promise<ThreadRow[]> {
  const { list, facts } = await sharedRows(sharedFor(ctx, await hiddenHere(ctx, people)), people, tids);
  const own = await ownRows(ctx, people, facts);
  return list.map((row, at) => whole<typeof threadRow>(row, own[at]!));
}
