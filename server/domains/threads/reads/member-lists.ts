import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import {
  nextPlace,
  type PageAsked,
  type PageRead,
  pageFigures,
  readPage,
  type TimeKey,
} from '../../../platform/keyset.ts';
import { sharedFor } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { People } from '../../follows/index.ts';
import { readsLists } from '../policy.ts';
import { presentMemberPost } from '../present-member-post.ts';
import { authorFigures } from '../sql/counters.ts';
import { keptBy, likedBy, type PlacedPost, repliesOf, threadsOf } from '../sql/member-lists.ts';
import type { ListReader } from '../sql/thread-lists.ts';
import { threadRows } from './rows.ts';
import { hiddenHere, readerOf, viewing } from './viewing.ts';

type Calls = typeof threadsCalls;
type Answer<K extends keyof Calls> = Promise<DataOf<Calls[K]>>;

/** Cache tag of what a member has written, moved when it was counted. */
export const writingsTag = (uid: number): string => `a:${uid}`;

/** A member's threads, newest first. */
export const threadsOfMember =
  (people: People) =>
  async (ctx: Ctx, input: InputOf<Calls['threads.of-member']>): Answer<'threads.of-member'> => {
    ctx.touch(writingsTag(input.uid));
    const { rows, more } = await pageOf(ctx, people, input, (asked) => threadsOf(ctx.db, input.uid, asked));
    const { threads = 0 } = (await authorFigures(ctx.db, input.uid)) ?? {};
    const list = await threadRows(ctx, people, idsOf(rows));
    return { list, ...ended(input, threads, { rows, more }) };
  };

/** A member's replies, newest first. */
export const repliesOfMember =
  (people: People) =>
  async (ctx: Ctx, input: InputOf<Calls['threads.replies-of-member']>): Answer<'threads.replies-of-member'> => {
    ctx.touch(writingsTag(input.uid));
    const { rows, more } = await pageOf(ctx, people, input, (asked) => repliesOf(ctx.db, input.uid, asked));
    const { posts = 0 } = (await authorFigures(ctx.db, input.uid)) ?? {};
    return { list: await presented(ctx, people, rows), ...ended(input, posts, { rows: rows.map(keyOf), more }) };
  };

/** The reader's own favourites, kept last first. */
export const favorites =
  (people: People) =>
  async (ctx: MemberCtx, input: InputOf<Calls['threads.favorites']>): Answer<'threads.favorites'> => {
    ownOnly(ctx, input.uid);
    const type = input.video === 1 ? ('video' as const) : undefined;
    const { rows, more } = await pageOf(ctx, people, input, (asked) => keptBy(ctx.db, type, asked));
    const { favorites: kept = 0 } = (type ? undefined : await authorFigures(ctx.db, ctx.actor.uid)) ?? {};
    const list = await threadRows(ctx, people, idsOf(rows));
    return { list, ...ended(input, kept, { rows, more }) };
  };

/** What the reader likes, liked last first. */
export const myLikes =
  (people: People) =>
  async (ctx: MemberCtx, input: InputOf<Calls['threads.my-likes']>): Answer<'threads.my-likes'> => {
    ownOnly(ctx, input.uid);
    const { rows, more } = await pageOf(ctx, people, input, (asked) => likedBy(ctx.db, asked));
    const { liked = 0 } = (await authorFigures(ctx.db, ctx.actor.uid)) ?? {};
    const figures = ended(input, liked, { rows: rows.map(keyOf), more });
    return { lists: await presented(ctx, people, rows), ...figures, uid: ctx.actor.uid };
  };

function ownOnly({ actor }: MemberCtx, uid: number | undefined): void {
  if (uid !== undefined && uid !== actor.uid) refuse('threads.foreign_uid');
}

const idsOf = (rows: readonly TimeKey[]): number[] => rows.map((row) => row.id);
const keyOf = ({ listed_at, pid }: PlacedPost): TimeKey => ({ at: listed_at, id: pid });

async function pageOf<R>(
  ctx: Ctx,
  people: People,
  input: PageAsked,
  read: (asked: { reader: ListReader; limit: number; after?: TimeKey | undefined }) => Promise<R[]>,
): Promise<PageRead<R>> {
  if (!readsLists(ctx.actor)) return { rows: [], more: false };
  const reader = await readerOf(ctx, people);
  return readPage(input, (limit, after) => read({ reader, limit, after }));
}

const ended = (asked: PageAsked, counted: number, found: PageRead<TimeKey>) => ({
  ...pageFigures(asked, found, counted),
  next: nextPlace(found),
});

async function presented(ctx: Ctx, people: People, posts: readonly PlacedPost[]) {
  for (const { tid } of posts) ctx.touch(`t:${tid}`);
  const authors = posts.map((post) => post.authorid);
  const view = await viewing(sharedFor(ctx, await hiddenHere(ctx, people)), people, authors);
  return posts.map((post) => presentMemberPost(view, post));
}
