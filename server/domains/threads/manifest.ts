import type { threadsCalls } from '../../../contract/domains/threads/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Db, Log } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { everyMinute } from '../../platform/jobs/cron-line.ts';
import type { ChannelKinds } from '../../platform/realtime/channel.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { createFollowCounters, type People } from '../follows/index.ts';
import { createThread } from './actions/create-thread.ts';
import { deleteAttachment } from './actions/delete-attachment.ts';
import { deletePost } from './actions/delete-post.ts';
import { deleteThread } from './actions/delete-thread.ts';
import { editPost, editThreadOf } from './actions/edit-post.ts';
import { favoriteThread } from './actions/favorite-thread.ts';
import { likePost, likeThread } from './actions/like-post.ts';
import { presentReply, sendReply } from './actions/send-reply.ts';
import { publishDueThreads } from './jobs/publish-due.ts';
import { releasePicturesTask, releaseReplyPictures } from './jobs/release-pictures.ts';
import { kindHandlers, kindJobs } from './kinds/kinds.ts';
import { plain } from './kinds/plain/plain.ts';
import { countAuthors } from './listeners/count-authors.ts';
import { countBoards } from './listeners/count-boards.ts';
import { threadChannel } from './live/thread-channel.ts';
import { threadsNotices } from './notices.ts';
import { threadsPersonalData, threadsTables } from './personal-data.ts';
import { children } from './reads/children.ts';
import { forumDetail } from './reads/forum-detail.ts';
import { introduction } from './reads/introduction.ts';
import { likers } from './reads/likers.ts';
import { favorites, myLikes, repliesOfMember, threadsOfMember } from './reads/member-lists.ts';
import { ownPost } from './reads/own-post.ts';
import { replyList } from './reads/reply-list.ts';
import { threadInfo } from './reads/thread-info.ts';
import { threadView } from './reads/thread-view.ts';
import { createViewCounter } from './reads/views.ts';
import { threadsReferences } from './references.ts';
import { threadOfPage } from './rules/page-address.ts';
import { regularPostsOpen, threadsSettings } from './settings.ts';

/** An action that waits in a queue, and shares a transaction with those that wait there too. */
const together = <A>(queue: string, act: A): { together: string; act: A } => ({ together: `threads.${queue}`, act });

interface ThreadsDeps {
  db: Db;
  clock: () => Date;
  log: Log;
  tags: TagBoard;
  settings: SettingsReader;
  people: People;
}

interface ThreadsParts extends DomainParts<keyof typeof threadsCalls> {
  /** A page was served from the cache, without a call: a thread's counts as seen. */
  pageServed(url: string): void;
  channels: Pick<ChannelKinds, 'thread'>;
}

/** What the threads domain binds. */
export function createThreads(deps: ThreadsDeps): ThreadsParts {
  const { settings } = deps;
  const views = createViewCounter(deps.db, deps.log);
  const reads = { ...deps.people, counters: createFollowCounters(deps.tags), views };
  return {
    domain: 'threads',
    handlers: {
      'threads.view': threadView(reads),
      'threads.info': threadInfo(reads),
      'threads.reply-list': replyList(reads),
      'threads.children': children(reads),
      'threads.likers': likers(reads),
      'threads.get-data': ownPost,
      'threads.introduction': introduction(reads),
      'threads.is-open-regular-post': async () => ({ is_open: (await settings.get(regularPostsOpen)) ? 1 : 0 }),
      'threads.forum-detail': forumDetail,
      'threads.new-thread': async (ctx, input) => ({ Variables: await createThread(settings, ctx, plain, input) }),
      'threads.create': (ctx, input) => createThread(settings, ctx, plain, input),
      'threads.edit': async (ctx, input) => ({ Variables: await editPost(ctx, input) }),
      'threads.send-reply': together('replies', async (ctx, input) => {
        const { post } = await sendReply(ctx, input);
        return { pid: post.pid, tid: post.tid, position: post.position };
      }),
      'threads.new-reply': together('replies', async (ctx, input) =>
        presentReply(ctx, reads, await sendReply(ctx, input)),
      ),
      'threads.delete-attachment': deleteAttachment,
      'threads.agree': together('likes', async (ctx, { tid }) => ({ success: 1, ...(await likeThread(ctx, tid)) })),
      'threads.set-commit-like': together('likes', (ctx, { pid }) => likePost(ctx, pid)),
      'threads.like': together('likes', (ctx, { pid, like }) => likePost(ctx, pid, like)),
      'threads.favorite': favoriteThread,
      'threads.delete': deleteThread,
      'threads.delete-post': deletePost,
      'threads.of-member': threadsOfMember(reads),
      'threads.replies-of-member': repliesOfMember(reads),
      'threads.favorites': favorites(reads),
      'threads.my-likes': myLikes(reads),
      ...kindHandlers({ create: (ctx, kind, input) => createThread(settings, ctx, kind, input), edit: editThreadOf }),
    },
    settings: threadsSettings,
    notices: threadsNotices,
    tables: threadsTables,
    references: threadsReferences,
    personalData: threadsPersonalData,
    listeners: [...countAuthors, ...countBoards],
    tasks: {
      'threads.publish-due': async () => void (await publishDueThreads(deps)),
      [releasePicturesTask]: (payload) => releaseReplyPictures(deps, (payload as { tid: number }).tid),
      ...Object.assign({}, ...kindJobs.map(({ tasks }) => tasks(deps))),
    },
    cron: [
      { task: 'threads.publish-due', match: '* * * * *', promise: everyMinute },
      ...kindJobs.flatMap(({ cron }) => cron),
    ],
    flush: () => views.flush(),
    channels: { thread: threadChannel(deps.people) },
    pageServed: (url) => {
      const tid = threadOfPage(url);
      if (tid !== undefined) views.seen(tid);
    },
  };
}
