import type { InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { parted, type SharedCtx } from '../../../platform/reading/parted.ts';
import {
  filteredPosts,
  isNone,
  mostLiked,
  type PostData,
  positionsOfPage,
  postsByIds,
  postsByPosition,
  rowsToRead,
  seenPosts,
} from '../../posts/index.ts';
import { countReading } from '../core/reads/count-reading.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { factsOfThread } from '../core/reads/facts.ts';
import type { ThreadData } from '../core/sql/threads.ts';
import { factsOfPost, presentPost, presentThread } from '../present.ts';
import { ownPost, ownThread } from '../present-own.ts';
import { ownTraits, wholeTraits } from '../traits/reading.ts';
import { aroundThread } from './around-thread.ts';
import { sharedKindParts } from './kind-parts.ts';
import { sharedVisibility, withVisibleFigures } from './may-see.ts';
import { admit, thereWholeThread } from './open-thread.ts';
import { postScene } from './post-scene.ts';
import { placesOf, readerFor } from './reader.ts';

type Call = (typeof threadsCalls)['threads.view'];
type Input = InputOf<Call>;

/** A thread with one page of its posts: skeleton by position, then hydrated by id sets. */
export const threadView = (deps: ReadDeps) =>
  parted<Call>()({
    shared: async (ctx, input) => {
      const found = await thereWholeThread(ctx, input.tid);
      const visibility = sharedVisibility(ctx, found);
      const thread = await withVisibleFigures(ctx.db, visibility, found);
      const posts =
        visibility === 'all' ? await page(ctx, thread, input) : await pageOfVisible(ctx, thread, input, visibility);
      const [scene, around, kinds, traits] = await Promise.all([
        postScene(ctx, deps, thread, posts),
        aroundThread(ctx, deps, thread),
        sharedKindParts(ctx, deps, [thread]),
        wholeTraits(ctx, thread),
      ]);
      return {
        answer: {
          success: 1,
          thread: presentThread(scene.view, thread, around, { kinds, traits }),
          postlist: posts.map((post) => presentPost(scene, post, [])),
          maxposition: thread.max_position,
          ...kinds.of(thread),
        },
        facts: {
          thread: factsOfThread(scene.view, thread, { host: scene.host, traits: traits.facts }),
          posts: posts.map((post) => factsOfPost(scene, post, [])),
        },
      };
    },
    own: async (ctx, { thread: read, posts }) => {
      const thread = await admit(ctx, deps, read);
      const places = [{ tid: thread.tid, pid: thread.pid }, ...placesOf(thread.tid, posts)];
      const shown = { threads: [thread], posts: places, rewards: [thread.tid] };
      const [reader, own] = await Promise.all([readerFor(ctx, deps, shown), ownTraits(ctx, thread)]);
      return {
        thread: ownThread(reader, thread, own),
        postlist: posts.map((post) => ownPost(reader, thread, post)),
        ...reader.kinds.of(thread),
      };
    },
    count: (ctx, facts) => countReading(deps, ctx, facts().thread),
  });

async function page(ctx: Pick<SharedCtx, 'db'>, thread: ThreadData, input: Input): Promise<PostData[]> {
  const filtered = input.uid > 0 || input.isimg === 1;
  if (filtered) return pageOfIds(ctx, thread, input, (limit) => filteredIds(ctx, thread, input, limit));
  if (input.orderfield === 'like') return pageOfIds(ctx, thread, input, (limit) => likedIds(ctx, thread, input, limit));
  const { first, rest } = positionsOfPage(input.page, input.limit, thread.max_position, input.order);
  const at = (from: number, to: number) => postsByPosition(ctx.db, thread.tid, { from, to });
  if (first && input.order === 'asc') return at(1, Math.max(rest.to, 1));
  const others = isNone(rest) ? [] : await at(rest.from, rest.to);
  if (input.order === 'desc') others.reverse();
  return first ? [...(await at(1, 1)), ...others] : others;
}

/** The first post and those that one reader sees beside it, with the filters of what is asked. */
async function pageOfVisible(
  ctx: Pick<SharedCtx, 'db'>,
  thread: ThreadData,
  input: Input,
  uid: number,
): Promise<PostData[]> {
  const { tid, first_pid } = thread;
  const { order } = input;
  const rows = await pageOfIds(ctx, thread, input, async (limit) => [
    first_pid,
    ...(await seenPosts(ctx.db, { tid, uid, order, limit })),
  ]);
  const isAsked = (row: PostData): boolean =>
    (input.uid === 0 || row.authorid === input.uid) && (input.isimg === 0 || row.attachments.length > 0);
  return rows.filter(isAsked);
}

/** A page of a bounded list: its ids are read on from the start, its posts by id. */
async function pageOfIds(
  ctx: Pick<SharedCtx, 'db'>,
  thread: ThreadData,
  { page, limit }: Input,
  read: (limit: number) => Promise<number[]>,
): Promise<PostData[]> {
  const rows = rowsToRead(page, limit);
  if (rows === 0) return [];
  const pids = (await read(rows)).slice((page - 1) * limit);
  const byPid = new Map((await postsByIds(ctx.db, thread.tid, pids)).map((post) => [post.pid, post]));
  return pids.flatMap((pid) => byPid.get(pid) ?? []);
}

const filteredIds = (
  ctx: Pick<SharedCtx, 'db'>,
  thread: ThreadData,
  { uid, isimg, order }: Input,
  limit: number,
): Promise<number[]> => filteredPosts(ctx.db, thread.tid, { uid, pictured: isimg === 1 }, order, limit);

/** The first post, then the replies by likes. */
async function likedIds(
  ctx: Pick<SharedCtx, 'db'>,
  thread: ThreadData,
  { order }: Input,
  limit: number,
): Promise<number[]> {
  return [thread.first_pid, ...(await mostLiked(ctx.db, thread.tid, order, limit - 1))];
}
