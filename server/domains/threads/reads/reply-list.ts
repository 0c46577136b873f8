import type { InputOf } from '../../../../contract/call.ts';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { parted, type SharedCtx } from '../../../platform/reading/parted.ts';
import {
  boundedRows,
  isNone,
  mostLiked,
  ownFloors,
  type PostData,
  pagesOf,
  rangeOfPage,
  repliesByFloor,
  repliesByIds,
  rowsToRead,
} from '../../posts/index.ts';
import type { Visibility } from '../core/policy.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { factsOfThread, type PostFacts } from '../core/reads/facts.ts';
import { pinnedReplies } from '../core/sql/moderator-marks.ts';
import { readingPlacesOf } from '../core/sql/reading-places.ts';
import type { ThreadData } from '../core/sql/threads.ts';
import { factsOfPost, presentPost } from '../present.ts';
import { ownPost } from '../present-own.ts';
import { sharedVisibility, withVisibleFigures } from './may-see.ts';
import { admit, thereThread } from './open-thread.ts';
import { postScene } from './post-scene.ts';
import { placesOf, readerFor } from './reader.ts';

type Call = (typeof threadsCalls)['threads.reply-list'];
type Input = InputOf<Call>;

/** One page of replies with the first children of each; what was deleted keeps its place (R-PST-001, R-PST-004). */
export const replyList = (people: ReadDeps) =>
  parted<Call>()({
    shared: async (ctx, input) => {
      const { page, limit } = input;
      const found = await thereThread(ctx, input.tid);
      const visibility = sharedVisibility(ctx, found);
      const thread = await withVisibleFigures(ctx.db, visibility, found);
      const byLikes = input.orderfield === 'like';
      const rows = await pageSeen(ctx, thread, input, visibility);
      const scene = await postScene(ctx, people, thread, [...rows.parents, ...rows.children]);
      const children = Map.groupBy(rows.children, (row) => row.parent_pid);
      const count = byLikes ? Math.min(thread.max_floor, boundedRows) : thread.max_floor;
      const withChildren = rows.parents.map((row) => [row, children.get(row.pid) ?? []] as const);
      return {
        answer: {
          list: withChildren.map((post) => presentPost(scene, ...post)),
          ...{ page, limit, count, totalPage: pagesOf(count, limit) },
        },
        facts: {
          // The line "you were here" stands between two replies in their order.
          from: visibility === 'all' && !byLikes && input.order === 'asc' ? (page - 1) * limit + 1 : null,
          to: page * limit,
          thread: factsOfThread(scene.view, thread, scene),
          posts: withChildren.map((post) => factsOfPost(scene, ...post)),
        },
      };
    },
    own: async (ctx, { thread: read, posts, from, to }) => {
      const thread = await admit(ctx, people, read);
      const [reader, here] = await Promise.all([
        readerFor(ctx, people, { threads: [], posts: placesOf(thread.tid, posts), rewards: [thread.tid] }),
        from === null ? 0 : hereOn(ctx, thread.tid, { from, to, posts }),
      ]);
      return { list: posts.map((post) => ({ ...ownPost(reader, thread, post), here: flag(post.pid === here) })) };
    },
  });

interface PageOfFloors {
  /** The floor at which the page begins, be there a reply or not. */
  from: number;
  /** The floor at which it ends: a pinned reply from further on stands first here. */
  to: number;
  posts: readonly PostFacts[];
}

/** The first reply that the reader hasn't come to, where it is on this page and stands after one that they have; else 0. */
async function hereOn({ actor, db }: Ctx, tid: number, { from, to, posts }: PageOfFloors): Promise<number> {
  if (!actor) return 0;
  const floor = (await readingPlacesOf(db, { uid: actor.uid, tids: [tid] })).get(tid)?.floor ?? 0;
  if (floor === 0 || floor + 1 < from) return 0;
  const further = posts.filter((post) => post.floor > floor && post.floor <= to);
  return further.sort((a, b) => a.floor - b.floor)[0]?.pid ?? 0;
}

interface Rows {
  parents: PostData[];
  children: PostData[];
}
const noRows: Rows = { parents: [], children: [] };

/** Replies apart from their children, each in order. */
function inOrder(rows: readonly PostData[], place: (parent: PostData) => number): Rows {
  return {
    parents: rows.filter((row) => row.parent_pid === null).sort((a, b) => place(a) - place(b)),
    children: rows.filter((row) => row.parent_pid !== null).sort((a, b) => a.position - b.position),
  };
}

function pageSeen(ctx: Pick<SharedCtx, 'db'>, thread: ThreadData, input: Input, visibility: Visibility): Promise<Rows> {
  if (visibility !== 'all') return pageOfVisible(ctx, thread, input, visibility);
  return input.orderfield === 'like' ? byLikesPage(ctx, thread, input) : byFloorPage(ctx, thread, input);
}

/** Of one who sees their own replies alone these, whatever they are to be ordered by. */
async function pageOfVisible(
  { db }: Pick<SharedCtx, 'db'>,
  { tid }: ThreadData,
  { page, limit, order }: Input,
  uid: number,
): Promise<Rows> {
  const read = rowsToRead(page, limit);
  if (read === 0) return noRows;
  const pids = (await ownFloors(db, { tid, uid, order, limit: read })).slice((page - 1) * limit);
  const rows = await repliesByIds(db, tid, pids, postLimits.childrenShown);
  return inOrder(rows, (parent) => pids.indexOf(parent.pid));
}

async function byFloorPage(
  ctx: Pick<SharedCtx, 'db'>,
  thread: ThreadData,
  { page, limit, order }: Input,
): Promise<Rows> {
  const range = rangeOfPage(page, limit, thread.max_floor, order);
  if (isNone(range)) return noRows;
  const rows = await repliesByFloor(ctx.db, thread.tid, range, postLimits.childrenShown);
  const sign = order === 'asc' ? 1 : -1;
  const found = inOrder(rows, (parent) => sign * (parent.floor ?? 0));
  return page === 1 ? withPinned(ctx, thread, found) : found;
}

/** So many pinned replies stand first. */
const mostPinned = 10;

/** On the first page pinned replies stand before the others; on later ones each stands in its place, too. */
async function withPinned({ db }: Pick<SharedCtx, 'db'>, { tid }: ThreadData, page: Rows): Promise<Rows> {
  const pids = await pinnedReplies(db, tid, mostPinned);
  if (pids.length === 0) return page;
  const here = new Set(page.parents.map(({ pid }) => pid));
  const elsewhere = pids.filter((pid) => !here.has(pid));
  const rows = inOrder(await repliesByIds(db, tid, elsewhere, postLimits.childrenShown), ({ floor }) => floor ?? 0);
  const isPinned = ({ pid }: PostData) => pids.includes(pid);
  const first = [...page.parents.filter(isPinned), ...rows.parents].sort((a, b) => a.position - b.position);
  return {
    parents: [...first, ...page.parents.filter((row) => !isPinned(row))],
    children: [...page.children, ...rows.children],
  };
}

async function byLikesPage(
  ctx: Pick<SharedCtx, 'db'>,
  thread: ThreadData,
  { page, limit, order }: Input,
): Promise<Rows> {
  const read = rowsToRead(page, limit);
  if (read === 0) return noRows;
  const pids = (await mostLiked(ctx.db, thread.tid, order, read)).slice((page - 1) * limit);
  const place = new Map(pids.map((pid, i) => [pid, i]));
  const rows = await repliesByIds(ctx.db, thread.tid, pids, postLimits.childrenShown);
  return inOrder(rows, (parent) => place.get(parent.pid) ?? 0);
}
