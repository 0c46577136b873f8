import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { videoType } from '../../../../contract/domains/threads/kinds/video/type.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import {
  nextPlace,
  type PageAsked,
  type PageRead,
  pageFigures,
  readPage,
  type TimeKey,
} from '../../../platform/keyset.ts';
import { parted, type SharedCtx, sharedFor } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import { authorTag } from '../core/author-tag.ts';
import { isOpenAt, readsLists } from '../core/policy.ts';
import { hiddenHere, readerOf, type Shown, viewing } from '../core/reads/viewing.ts';
import { authorFigures } from '../core/sql/counters.ts';
import { marksOf, noMarks } from '../core/sql/marks.ts';
import { favoritesOf, likedBy, type PlacedPost, repliesOf, threadsOf } from '../core/sql/member-lists.ts';
import type { Asked, ListedThread } from '../core/sql/thread-lists.ts';
import { presentMemberPost } from '../present-member-post.ts';
import { ownLike } from '../present-own.ts';
import { rowsFor } from './lists.ts';
import { ownRows, sharedRows, threadRows } from './rows.ts';

type Calls = typeof threadsCalls;
type Answer<K extends keyof Calls> = Promise<DataOf<Calls[K]>>;

/** Cache tag of what a member has written, moved when it was counted. */
export const writingsTag = (uid: number): string => `a:${uid}`;

/**
 * What the lists of a member's writings rest on; who wrote it all gets them as they stand, without a wait for counting.
 */
function readsWritings({ reads, isReader }: SharedCtx, uid: number): void {
  reads(writingsTag(uid));
  reads(authorTag(uid));
  isReader(uid);
}

/** A member's threads, newest first. */
export const threadsOfMember = (people: Shown) =>
  parted<Calls['threads.of-member']>()({
    shared: async (ctx, input) => {
      const { uid } = input;
      readsWritings(ctx, uid);
      const found = await sharedPage(ctx, input, (asked) => threadsOf(ctx.db, uid, asked));
      const { threads = 0 } = (await authorFigures(ctx.db, uid)) ?? {};
      const { list, facts } = await sharedRows(ctx, people, idsOf(found.rows));
      return { answer: { list, ...ended(input, threads, found) }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ list: await ownRows(ctx, people, rows) }),
  });

/** A member's replies, newest first. */
export const repliesOfMember = (people: Shown) =>
  parted<Calls['threads.replies-of-member']>()({
    shared: async (ctx, input) => {
      const { uid } = input;
      readsWritings(ctx, uid);
      // A reader who hides them sees none of their replies.
      ctx.whyHidden(uid);
      const found = await sharedPage(ctx, input, (asked) => repliesOf(ctx.db, uid, asked));
      const { posts = 0 } = (await authorFigures(ctx.db, uid)) ?? {};
      const list = await presented(ctx, people, found.rows);
      const places = found.rows.map(({ tid, pid }) => ({ tid, pid }));
      return { answer: { list, ...ended(input, posts, placesIn(found)) }, facts: { places } };
    },
    own: async ({ actor, db }, { places }) => {
      const { liked } = actor ? await marksOf(db, { uid: actor.uid, posts: places, tids: [], rewards: [] }) : noMarks;
      return { list: places.map(({ pid }) => ownLike(liked.has(pid))) };
    },
  });

/** The reader's own favourites, favourited last first. */
export const favorites =
  (people: Shown) =>
  async (ctx: MemberCtx, input: InputOf<Calls['threads.favorites']>): Answer<'threads.favorites'> => {
    ownOnly(ctx, input.uid);
    const type = input.video === 1 ? videoType : undefined;
    const { rows, more } = await pageOf(ctx, people, input, (asked) => favoritesOf(ctx.db, type, asked));
    const { favorites: count = 0 } = (type ? undefined : await authorFigures(ctx.db, ctx.actor.uid)) ?? {};
    const list = await threadRows(ctx, people, idsOf(rows));
    return { list, ...ended(input, count, { rows, more }) };
  };

/** What the reader likes, liked last first. */
export const myLikes =
  (people: Shown) =>
  async (ctx: MemberCtx, input: InputOf<Calls['threads.my-likes']>): Answer<'threads.my-likes'> => {
    ownOnly(ctx, input.uid);
    const { rows, more } = await pageOf(ctx, people, input, (asked) => likedBy(ctx.db, asked));
    const { liked = 0 } = (await authorFigures(ctx.db, ctx.actor.uid)) ?? {};
    const shown = await presented(sharedFor(ctx, await hiddenHere(ctx, people)), people, rows);
    const lists = shown.map((post) => ({ ...post, ...ownLike(true) }));
    return { lists, ...ended(input, liked, placesIn({ rows, more })), uid: ctx.actor.uid };
  };

function ownOnly({ actor }: MemberCtx, uid: number | undefined): void {
  if (uid !== undefined && uid !== actor.uid) refuse('threads.foreign_uid');
}

export const idsOf = (rows: readonly TimeKey[]): number[] => rows.map((row) => row.id);
const placesIn = ({ rows, more }: PageRead<PlacedPost>): PageRead<TimeKey> => ({
  rows: rows.map(({ listed_at, pid }) => ({ at: listed_at, id: pid })),
  more,
});

/** A page of a list that is one reader's own. */
export async function pageOf<R>(
  ctx: MemberCtx,
  people: Shown,
  input: PageAsked,
  read: (asked: Asked) => Promise<R[]>,
): Promise<PageRead<R>> {
  if (!readsLists(ctx.actor)) return { rows: [], more: false };
  const reader = await readerOf(ctx, people);
  return readPage(input, (limit, after) => read({ reader, limit, after }));
}

/** A page of a list as readers of a kind see it. */
async function sharedPage<R extends ListedThread>(
  ctx: SharedCtx,
  input: PageAsked,
  read: (asked: Asked) => Promise<R[]>,
): Promise<PageRead<R>> {
  if (!isOpenAt(ctx.access)) return { rows: [], more: false };
  return readPage(input, (rows, after) => rowsFor(ctx, rows, (reader, limit) => read({ reader, limit, after })));
}

export const ended = (asked: PageAsked, counted: number, found: PageRead<TimeKey>) => ({
  ...pageFigures(asked, found, counted),
  next: nextPlace(found),
});

async function presented(ctx: SharedCtx, people: Pick<Shown, 'members' | 'categories'>, posts: readonly PlacedPost[]) {
  for (const { tid } of posts) ctx.reads(`t:${tid}`);
  const authors = posts.map((post) => post.authorid);
  const view = await viewing(ctx, people, authors);
  return posts.map((post) => presentMemberPost(view, post));
}
