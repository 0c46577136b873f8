import type { ThreadRow } from '../../../../contract/domains/threads/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { People } from '../../follows/index.ts';
import { presentRow } from '../present.ts';
import { threadsByIds } from '../sql/threads.ts';
import { visibleThreads } from '../visibility.ts';
import { kindParts } from './kind-parts.ts';
import { hiddenHere, viewing } from './viewing.ts';

/** Rows of a list by their ids, in that order; what this viewer may not see is left out. */
export async function threadRows(ctx: Ctx, people: People, tids: readonly number[]): Promise<ThreadRow[]> {
  const [rows, hidden] = await Promise.all([threadsByIds(ctx.db, tids, ctx.actor?.uid), hiddenHere(ctx, people)]);
  const threads = visibleThreads(ctx.actor, hidden, tids, rows);
  for (const { tid } of threads) ctx.touch(`t:${tid}`);
  const authors = threads.map((thread) => thread.authorid);
  const [view, parts] = await Promise.all([viewing(ctx, people, authors), kindParts(ctx, threads)]);
  return threads.map((thread) => presentRow(view, thread, parts));
}
