import type { LinkPreview } from '../../../../contract/domains/posts/shapes.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import type { FollowCounters } from '../../follows/index.ts';
import { findPreview, firstLinkIn, shownPreview, storedMessage } from '../../posts/index.ts';
import { authorTag } from '../core/author-tag.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { readersOf } from '../core/reads/viewing.ts';
import { type AuthorThread, latestByAuthor } from '../core/sql/author-threads.ts';
import type { WholeThread } from '../core/sql/threads.ts';
import { type RewardsHere, rewardsOf } from './rewards-of.ts';

/** Other threads of the author that stand beside a thread. */
const moreShown = 3;

/** What a thread's page says beside the thread: its author's figures and latest, its rewards. */
export interface AroundThread {
  figures: FollowCounters;
  more: AuthorThread[];
  /** What is known of its first link. */
  link: LinkPreview | null;
  rewards: RewardsHere;
}

export async function aroundThread(ctx: SharedCtx, deps: ReadDeps, thread: WholeThread): Promise<AroundThread> {
  const { authorid } = thread;
  ctx.reads(authorTag(authorid));
  // Authors see all their own.
  const readers = { ...readersOf(ctx), uid: ctx.isReader(authorid) ? authorid : 0, hidden: [] };
  const hidden = ctx.whyHidden(authorid) !== undefined;
  const [figures, latest, link, rewards] = await Promise.all([
    deps.counters(ctx.db, authorid),
    hidden ? [] : latestByAuthor(ctx.db, authorid, readers, moreShown + 1),
    previewIn(ctx, thread),
    rewardsOf(ctx, deps, thread),
  ]);
  const more = latest.filter(({ tid }) => tid !== thread.tid).slice(0, moreShown);
  for (const { tid } of latest) ctx.reads(`t:${tid}`);
  return { figures, more, link, rewards };
}

async function previewIn({ db }: SharedCtx, thread: WholeThread): Promise<LinkPreview | null> {
  const address = firstLinkIn(storedMessage(thread));
  const found = address && (await findPreview(db, address));
  return found ? shownPreview(found) : null;
}
