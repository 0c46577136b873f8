import { threadKinds } from '../../../../contract/domains/threads/kinds/made/kinds.ts';
import type { ThreadRow } from '../../../../contract/domains/threads/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sharedFor } from '../../../platform/reading/parted.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { withServedWidths } from '../../media/index.ts';
import { hiddenHere, type Shown, type Viewing, viewing } from '../core/reads/viewing.ts';
import { type ThreadData, threadsByIds } from '../core/sql/threads.ts';
import { writerOf } from '../present.ts';
import type { RowFields } from '../traits/list.ts';
import { sharedTraits } from '../traits/reading.ts';
import { visibleThreads } from '../visibility.ts';
import { sharedKindParts } from './kind-parts.ts';
import { likedAmong } from './post-previews.ts';

type FromRow = Pick<
  ThreadRow,
  | ('tid' | 'subject' | 'author' | 'authorid' | 'country_fid' | 'typeid' | 'typename' | 'special' | 'dateline')
  | ('attachments' | 'digest' | 'like' | 'replies' | 'share_num' | 'topid' | 'topic_name')
>;

interface Fields extends FromRow {
  avatar: string;
}

/** What stands of a thread in a list of what was found: less than in other lists, and so in fewer statements. */
export interface FoundThread extends Fields {
  /** By its reader. */
  liked: boolean;
  video: { url: string; video_duration: number } | null;
}

const none: ReadonlySet<number> = new Set();

/** Threads that were found, in that order; what their reader may not see is left out. */
export async function foundThreads(ctx: Ctx, people: Shown, tids: readonly number[]): Promise<FoundThread[]> {
  const { actor, db } = ctx;
  const shared = sharedFor(ctx, await hiddenHere(ctx, people));
  const threads = visibleThreads(shared, tids, await threadsByIds(db, tids));
  for (const { tid } of threads) ctx.reads(`t:${tid}`);
  const posts = threads.map(({ tid, first_pid: pid }) => ({ tid, pid }));
  const [view, traits, kinds, liked] = await Promise.all([
    viewing(
      shared,
      people,
      threads.map(({ authorid }) => authorid),
    ),
    sharedTraits(shared, threads),
    sharedKindParts(
      shared,
      people,
      threads.filter(({ special }) => special === threadKinds.video.special),
    ),
    actor ? likedAmong(db, actor.uid, posts) : none,
  ]);
  return threads.map((thread) => ({
    ...fieldsOf(view, thread, traits.of(thread)),
    liked: liked.has(thread.first_pid),
    video: kinds.of(thread).video,
  }));
}

const fieldsOf = (view: Viewing, t: ThreadData, { topid, topic_name }: RowFields): Fields => ({
  ...{ tid: t.tid, subject: t.subject, ...writerOf(view, t.authorid), country_fid: t.country_fid },
  ...{ typeid: t.typeid, typename: view.category(t.typeid).name, special: t.special },
  ...{ dateline: unixSeconds(t.created_at), attachments: withServedWidths(t.attachments) },
  ...{ digest: t.digest, like: t.likes, replies: t.replies, share_num: t.shares },
  ...{ topid, topic_name },
});
