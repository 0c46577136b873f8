import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { threadLimits } from '../../../../contract/domains/threads/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { presentPost } from '../present.ts';
import { boundedRows, isNone, pagesOf, rangeOfPage, rowsToRead } from '../rules/paging.ts';
import { type MarkedPost, mostLiked, repliesByFloor, repliesByIds } from '../sql/posts.ts';
import type { ThreadData } from '../sql/threads.ts';
import type { ReadDeps } from './deps.ts';
import { openThread } from './open-thread.ts';
import { postScene } from './post-scene.ts';

type Call = (typeof threadsCalls)['threads.reply-list'];
type Input = InputOf<Call>;

/** One page of replies with the first children of each; what was taken away keeps its place (R-PST-001, R-PST-004). */
export const replyList =
  (people: ReadDeps) =>
  async (ctx: Ctx, input: Input): Promise<DataOf<Call>> => {
    const { page, limit } = input;
    const thread = await openThread(ctx, people, input.tid);
    const byLikes = input.orderfield === 'like';
    const rows = byLikes ? await byLikesPage(ctx, thread, input) : await byFloorPage(ctx, thread, input);
    const scene = await postScene(ctx, people, thread, [...rows.parents, ...rows.children]);
    const children = Map.groupBy(rows.children, (row) => row.parent_pid);
    const count = byLikes ? Math.min(thread.max_floor, boundedRows) : thread.max_floor;
    const list = rows.parents.map((row) => presentPost(scene, row, children.get(row.pid) ?? []));
    return { list, page, limit, count, totalPage: pagesOf(count, limit) };
  };

interface Rows {
  parents: MarkedPost[];
  children: MarkedPost[];
}
const noRows: Rows = { parents: [], children: [] };

/** Replies apart from their children, each in order. */
function inOrder(rows: readonly MarkedPost[], place: (parent: MarkedPost) => number): Rows {
  return {
    parents: rows.filter((row) => row.parent_pid === null).sort((a, b) => place(a) - place(b)),
    children: rows.filter((row) => row.parent_pid !== null).sort((a, b) => a.position - b.position),
  };
}

async function byFloorPage(ctx: Ctx, thread: ThreadData, { page, limit, order }: Input): Promise<Rows> {
  const range = rangeOfPage(page, limit, thread.max_floor, order);
  if (isNone(range)) return noRows;
  const rows = await repliesByFloor(ctx.db, thread.tid, range, threadLimits.childrenShown, ctx.actor?.uid);
  const sign = order === 'asc' ? 1 : -1;
  return inOrder(rows, (parent) => sign * (parent.floor ?? 0));
}

async function byLikesPage(ctx: Ctx, thread: ThreadData, { page, limit, order }: Input): Promise<Rows> {
  const read = rowsToRead(page, limit);
  if (read === 0) return noRows;
  const pids = (await mostLiked(ctx.db, thread.tid, order, read)).slice((page - 1) * limit);
  const place = new Map(pids.map((pid, i) => [pid, i]));
  const rows = await repliesByIds(ctx.db, thread.tid, pids, threadLimits.childrenShown, ctx.actor?.uid);
  return inOrder(rows, (parent) => place.get(parent.pid) ?? 0);
}
