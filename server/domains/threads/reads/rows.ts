import type { ThreadRow, threadRow } from '../../../../contract/domains/threads/shapes.ts';
import type { OwnOf, SharedOf } from '../../../../contract/own.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type SharedCtx, sharedFor } from '../../../platform/reading/parted.ts';
import { whole } from '../../../platform/reading/whole.ts';
import { isThere, type People } from '../../follows/index.ts';
import { newestLikers } from '../../posts/index.ts';
import { factsOfThread, type ThreadFacts } from '../core/reads/facts.ts';
import { hiddenHere, type Shown, viewing } from '../core/reads/viewing.ts';
import { threadsByIds } from '../core/sql/threads.ts';
import { presentRow } from '../present.ts';
import { type Newest, ownRow, presentLikedBy } from '../present-own.ts';
import { allForReader } from '../traits/for-reader.ts';
import { sharedTraits } from '../traits/reading.ts';
import { type Unpublished, visibleThreads } from '../visibility.ts';
import { sharedKindParts } from './kind-parts.ts';
import { newestSeen } from './newest-seen.ts';
import { readerFor } from './reader.ts';

interface SharedRows {
  list: SharedOf<typeof threadRow>[];
  facts: RowFacts[];
}

/** What a reader's own part looks at of a row: its thread, who liked it of late, and who replied last. */
export type RowFacts = ThreadFacts & Newest & { likers: readonly number[] };

/** Rows of a list by their ids, in that order, as all readers of a kind see them; what they may not see is left out. */
export async function sharedRows(
  ctx: SharedCtx,
  people: Pick<Shown, 'members' | 'categories'>,
  tids: readonly number[],
  unpublished?: Unpublished,
): Promise<SharedRows> {
  const threads = visibleThreads(ctx, tids, await threadsByIds(ctx.db, tids), unpublished);
  for (const { tid } of threads) ctx.reads(`t:${tid}`);
  const [replies, likers, kinds, traits] = await Promise.all([
    newestSeen(ctx, threads),
    newestLikers(
      ctx.db,
      threads.filter(({ likes }) => likes > 0),
    ),
    sharedKindParts(ctx, people, threads),
    sharedTraits(ctx, threads),
  ]);
  const view = await viewing(
    ctx,
    people,
    [...threads, ...replies.values()].map(({ authorid }) => authorid),
  );
  return {
    list: threads.map((thread) => presentRow(view, thread, { kinds, traits }, replies.get(thread.tid))),
    facts: threads.map((thread) => ({
      ...factsOfThread(view, thread),
      likers: likers.get(thread.tid) ?? [],
      newestBy: replies.get(thread.tid)?.authorid ?? 0,
    })),
  };
}

/** What in such rows is the reader's own. */
export async function ownRows(
  ctx: Ctx,
  people: Pick<People, 'followedBy' | 'hiddenFor' | 'members'>,
  threads: readonly RowFacts[],
): Promise<OwnOf<typeof threadRow>[]> {
  const [reader, hidden] = await Promise.all([
    readerFor(ctx, people, {
      threads: await allForReader(ctx, threads, ({ countryFid }) => countryFid),
      posts: threads,
    }),
    hiddenHere(ctx, people),
  ]);
  const shown = threads.map(({ likers }) => likers.filter((uid) => reader.followed.has(uid) && !hidden.has(uid)));
  const cards = await people.members(ctx.db, [...new Set(shown.flat())]);
  return threads.map((thread, at) => {
    const there = shown[at]!.flatMap((uid) => cards.get(uid) ?? []).filter(isThere);
    return { ...ownRow(reader, thread), liked_by: presentLikedBy(there) };
  });
}

/** Rows for a list that is one reader's own. */
export async function threadRows(ctx: Ctx, people: Shown, tids: readonly number[]): Promise<ThreadRow[]> {
  const { list, facts } = await sharedRows(sharedFor(ctx, await hiddenHere(ctx, people)), people, tids);
  const own = await ownRows(ctx, people, facts);
  return list.map((row, at) => whole<typeof threadRow>(row, own[at]!));
}
