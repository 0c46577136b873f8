import type { LinkPreview } from '../../../../contract/domains/posts/shapes.ts';
import type { Goods } from '../../../../contract/domains/threads/traits/goods/shapes.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import type { FollowCounters } from '../../follows/index.ts';
import { findPreview, firstLinkIn, shownPreview, storedMessage } from '../../posts/index.ts';
import { type AuthorThread, latestByAuthor, type StoryNeighbours, storyNeighbours } from '../sql/author-threads.ts';
import type { ListReader } from '../sql/thread-lists.ts';
import type { ThreadData, WholeThread } from '../sql/threads.ts';
import { goodsTag, presentGoods } from '../traits/goods/present.ts';
import { goodsOfThread } from '../traits/goods/sql/goods.ts';
import { type SharedHidden, sharedHiddenOf } from '../traits/hidden/reads/hidden-part.ts';
import { isPinnedInTopic } from '../traits/topic/sql/topic-pins.ts';
import type { ReadDeps } from './deps.ts';
import { type RewardsHere, rewardsOf } from './rewards-of.ts';
import { readersOf } from './viewing.ts';

/** Cache tag of an author's list of threads, moved when one is published. What it shows of each moves with that thread. */
export const authorTag = (uid: number): string => `s:${uid}`;

/** Other threads of the author that stand beside a thread. */
const moreShown = 3;

/** What a thread's page says beside the thread: its author's figures and latest, its place in a story, its rewards. */
export interface AroundThread {
  figures: FollowCounters;
  more: AuthorThread[];
  story: StoryNeighbours;
  /** What is known of its first link. */
  link: LinkPreview | null;
  /** The products that it shows. */
  goods: Goods[];
  rewards: RewardsHere;
  /** What opens the part of it that only some may read. */
  hidden: SharedHidden | null;
  /** It stands first in its topic. */
  pinnedInTopic: boolean;
}

const noStory: StoryNeighbours = { pre: null, next: null };

export async function aroundThread(ctx: SharedCtx, deps: ReadDeps, thread: WholeThread): Promise<AroundThread> {
  const { authorid } = thread;
  ctx.reads(authorTag(authorid));
  // Authors see all their own.
  const readers = { ...readersOf(ctx), uid: ctx.isReader(authorid) ? authorid : 0, hidden: [] };
  const hidden = ctx.whyHidden(authorid) !== undefined;
  const [figures, latest, story, link, goods, rewards, hiddenPart, pinnedInTopic] = await Promise.all([
    deps.counters(ctx.db, authorid),
    hidden ? [] : latestByAuthor(ctx.db, authorid, readers, moreShown + 1),
    hidden ? noStory : storyOf(ctx, thread, readers),
    previewIn(ctx, thread),
    goodsIn(ctx, thread),
    rewardsOf(ctx, deps, thread),
    sharedHiddenOf(ctx.db, thread.tid),
    thread.topid === null ? false : isPinnedInTopic(ctx.db, thread.topid, thread.tid),
  ]);
  const more = latest.filter(({ tid }) => tid !== thread.tid).slice(0, moreShown);
  for (const { tid } of [...latest, story.pre, story.next].filter((link) => link !== null)) ctx.reads(`t:${tid}`);
  return { figures, more, story, link, goods, rewards, hidden: hiddenPart, pinnedInTopic };
}

const storyOf = ({ db }: SharedCtx, { tid, story }: ThreadData, readers: ListReader): Promise<StoryNeighbours> =>
  story === null ? Promise.resolve(noStory) : storyNeighbours(db, story, tid, readers);

async function previewIn({ db }: SharedCtx, thread: WholeThread): Promise<LinkPreview | null> {
  const address = firstLinkIn(storedMessage(thread));
  const found = address && (await findPreview(db, address));
  return found ? shownPreview(found) : null;
}

/** Products are asked for where there are some. */
export async function goodsIn(
  { db, reads }: Pick<SharedCtx, 'db' | 'reads'>,
  { tid, goods }: Pick<ThreadData, 'tid' | 'goods'>,
): Promise<Goods[]> {
  const rows = goods === 0 ? [] : await goodsOfThread(db, tid);
  for (const { goods_id } of rows) reads(goodsTag(goods_id));
  return rows.map(presentGoods);
}
