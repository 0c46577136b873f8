import type { InputOf } from '../../../../contract/call.ts';
import type { boardThread } from '../../../../contract/domains/threads/board-calls.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { SharedOf } from '../../../../contract/own.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { flag } from '../../../platform/flag.ts';
import { nextPlace, type PageRead, pageFigures, readPage, type TimeKey } from '../../../platform/keyset.ts';
import { parted, type SharedCtx } from '../../../platform/reading/parted.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import type { NewestReply } from '../../posts/index.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { type Viewing, viewing } from '../core/reads/viewing.ts';
import {
  activeOfCategory,
  bestOfCategory,
  type CategoryScope,
  latestOfCategory,
} from '../core/sql/category-threads.ts';
import { noPlaces, readingPlacesOf } from '../core/sql/reading-places.ts';
import { type ListedThread, pinnedIds } from '../core/sql/thread-lists.ts';
import { type ThreadData, threadsByIds } from '../core/sql/threads.ts';
import { presentNewest, writerOf } from '../present.ts';
import { type Newest, newReplies } from '../present-own.ts';
import { visibleThreads } from '../visibility.ts';
import { rowsFor, scopeTags, shownTogether } from './lists.ts';
import { newestSeen } from './newest-seen.ts';

type Call = (typeof threadsCalls)['threads.board-threads'];
type Input = InputOf<Call>;

/** By number only: each page is read on from the beginning. */
const pagesOfBest = 10;

/** A page of a board's threads, each with the words of its newest reply. */
export const boardThreads = (deps: ReadDeps) =>
  parted<Call>()({
    shared: async (ctx, input) => {
      const { country_fid: countryFid, typeid } = input;
      if (!countryOfFid(countryFid)) return refuseField('country_fid');
      if (!(await deps.categories.find(ctx.db, countryFid, typeid, ctx.locale))) return refuse('threads.unknown_board');
      for (const tag of scopeTags({ countryFid })) ctx.reads(tag);
      const found = await read(ctx, { fids: shownTogether(countryFid), typeid }, input);
      const tids = await withPinned(ctx, { fids: shownTogether(countryFid), typeid }, input, found.rows);
      const { list, rows } = await presented(ctx, deps, tids);
      const next = isPlaced(found) ? nextPlace(found) : '';
      return { answer: { list, ...pageFigures(input, found), next }, facts: { rows } };
    },
    own: async ({ actor, db }, { rows }) => {
      const uid = actor?.uid ?? 0;
      const places = actor ? await readingPlacesOf(db, { uid, tids: rows.map(({ tid }) => tid) }) : noPlaces;
      return { list: rows.map((row) => ({ new_replies: newReplies(places.get(row.tid), row, uid) })) };
    },
  });

const isPlaced = (
  found: PageRead<ListedThread | (ListedThread & TimeKey)>,
): found is PageRead<ListedThread & TimeKey> => found.rows.every((row) => 'at' in row);

/** So many pinned threads stand first on a board. */
const mostPinned = 15;

/** On the first page what is pinned stands before all else, and once. */
async function withPinned(
  ctx: SharedCtx,
  scope: CategoryScope,
  { page, after }: Input,
  rows: readonly ListedThread[],
): Promise<number[]> {
  const listed = rows.map(({ id }) => id);
  if (page > 1 || after !== '') return listed;
  const pinned = await rowsFor(ctx, mostPinned, (reader, limit) => pinnedIds(ctx.db, scope, { reader, limit }));
  return [...new Set([...pinned.map(({ id }) => id), ...listed])];
}

function read(ctx: SharedCtx, scope: CategoryScope, input: Input): Promise<PageRead<ListedThread>> {
  if (input.order === 'best') {
    return readPage(
      { ...input, after: '' },
      (rows) => rowsFor(ctx, rows, (reader, limit) => bestOfCategory(ctx.db, scope, { reader, limit })),
      pagesOfBest,
    );
  }
  const list = input.order === 'new' ? latestOfCategory : activeOfCategory;
  return readPage<ListedThread>(input, (rows, after) =>
    rowsFor(ctx, rows, (reader, limit) => list(ctx.db, scope, { reader, limit, after })),
  );
}

interface Presented {
  list: SharedOf<typeof boardThread>[];
  rows: (Newest & { tid: number })[];
}

async function presented(ctx: SharedCtx, deps: ReadDeps, tids: readonly number[]): Promise<Presented> {
  const threads = visibleThreads(ctx, tids, await threadsByIds(ctx.db, tids));
  const replies = await newestSeen(ctx, threads);
  for (const { tid } of threads) ctx.reads(`t:${tid}`);
  const view = await viewing(ctx, deps, [
    ...threads.map(({ authorid }) => authorid),
    ...[...replies.values()].map(({ authorid }) => authorid),
  ]);
  return {
    list: threads.map((thread) => present(view, thread, replies.get(thread.tid))),
    rows: threads.map(({ tid, max_position }) => ({
      ...{ tid, max_position },
      newestBy: replies.get(tid)?.authorid ?? 0,
    })),
  };
}

const present = (view: Viewing, t: ThreadData, reply: NewestReply | undefined): SharedOf<typeof boardThread> => ({
  tid: t.tid,
  fid: t.fid,
  subject: t.subject,
  ...writerOf(view, t.authorid),
  country_fid: t.country_fid,
  dateline: unixSeconds(t.created_at),
  lastpost: unixSeconds(t.last_post_at),
  replies: t.replies,
  istop: flag(t.displayorder > 0),
  highlight: t.highlight,
  closed: flag(t.closed),
  special: t.special,
  picture: t.attachments[0] ?? null,
  newest: reply ? presentNewest(view, reply) : null,
});
