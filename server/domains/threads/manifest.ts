import type { threadsCalls } from '../../../contract/domains/threads/calls.ts';
import { joined } from '../../../contract/joined.ts';
import type { Ctx } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { flag } from '../../platform/flag.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { GuestReading } from '../../platform/http/readings.ts';
import { type CronLine, everyMinute, nightly } from '../../platform/jobs/cron-line.ts';
import type { ChannelKinds } from '../../platform/realtime/channel.ts';
import { joinedRooms, type Room } from '../../platform/room.ts';
import { createFollowCounters } from '../follows/index.ts';
import { always, grounded } from '../moderation/index.ts';
import { createThread } from './actions/create-thread.ts';
import { deleteAttachment } from './actions/delete-attachment.ts';
import { deletePost } from './actions/delete-post.ts';
import { deleteThread } from './actions/delete-thread.ts';
import { editPost, editThreadOf } from './actions/edit-post.ts';
import { favoriteThread } from './actions/favorite-thread.ts';
import { likePost, likeThread } from './actions/like-post.ts';
import { noteRead } from './actions/note-read.ts';
import { rewardPost } from './actions/reward-post.ts';
import { presentReply, sendReply } from './actions/send-reply.ts';
import { setAnswer } from './actions/set-answer.ts';
import { undoReply } from './actions/undo-reply.ts';
import type { ReadDeps } from './core/reads/deps.ts';
import { createViewCounter, type ViewCounter } from './core/reads/views.ts';
import { threadOfPage } from './core/rules/page-address.ts';
import { threadsDeeds } from './deeds.ts';
import { threadsFigures } from './figures.ts';
import { createMergeViews } from './jobs/merge-views.ts';
import { publishDueThreads } from './jobs/publish-due.ts';
import { releasePicturesTask, releaseReplyPictures } from './jobs/release-pictures.ts';
import { sweepPlaces } from './jobs/sweep-places.ts';
import type { ThreadWrites } from './kinds/kind.ts';
import { kindByPlainCall } from './kinds/kinds.ts';
import type { NewThreadInput } from './kinds/thread-input.ts';
import { countAuthors } from './listeners/count-authors.ts';
import { countBoards } from './listeners/count-boards.ts';
import { orderCategories } from './listeners/order-categories.ts';
import { returnRewards } from './listeners/return-rewards.ts';
import { threadChannel } from './live/thread-channel.ts';
import { threadsRooms } from './made/rooms.ts';
import { threadsReasons } from './money.ts';
import { threadsNotices } from './notices.ts';
import { threadsPersonalData, threadsTables } from './personal-data.ts';
import { board } from './reads/board.ts';
import { boardThreads } from './reads/board-threads.ts';
import { boards } from './reads/boards.ts';
import { children } from './reads/children.ts';
import { forumDetail } from './reads/forum-detail.ts';
import { introduction } from './reads/introduction.ts';
import { lastBoard } from './reads/last-board.ts';
import { likers } from './reads/likers.ts';
import { favorites, myLikes, repliesOfMember, threadsOfMember } from './reads/member-lists.ts';
import { moneyPages } from './reads/money-pages.ts';
import { myPlace } from './reads/my-place.ts';
import { ownPost } from './reads/own-post.ts';
import { replyList } from './reads/reply-list.ts';
import { replyPlace } from './reads/reply-place.ts';
import { rewardHistory } from './reads/reward-history.ts';
import { threadInfo } from './reads/thread-info.ts';
import { threadView } from './reads/thread-view.ts';
import { threadsReferences } from './references.ts';
import type { Review } from './review.ts';
import type { RoomDeps, ThreadsDeps } from './room.ts';
import { regularPostsOpen, threadsSettings } from './settings.ts';

/** An action that waits in a queue, and shares a transaction with those that wait there too. */
const together = <A>(queue: string, act: A): { together: string; act: A } => ({ together: `threads.${queue}`, act });

interface ThreadsParts extends DomainParts<keyof typeof threadsCalls> {
  /** A guest was sent a page that is read: a thread's counts as seen. */
  pageServed(reading: GuestReading): void;
  channels: Pick<ChannelKinds, 'thread'>;
}

const readHandlers = (reads: ReadDeps) => ({
  'threads.view': threadView(reads),
  'threads.info': threadInfo(reads),
  'threads.reply-list': replyList(reads),
  'threads.children': children(reads),
  'threads.reply-place': replyPlace(reads),
  'threads.my-place': myPlace(reads),
  'threads.likers': likers(reads),
  'threads.get-data': ownPost(reads),
  'threads.introduction': introduction(reads),
  'threads.of-member': threadsOfMember(reads),
  'threads.replies-of-member': repliesOfMember(reads),
  'threads.favorites': favorites(reads),
  'threads.my-likes': myLikes(reads),
  'threads.forum-detail': forumDetail,
  'threads.boards': boards(reads),
  'threads.board': board(reads),
  'threads.board-threads': boardThreads(reads),
  'threads.last-board': lastBoard,
  'threads.reward-history': rewardHistory(reads),
});

/** Replies that wait are written together. */
const replyHandlers = (review: Review, reads: ReadDeps): Handlers<'threads.send-reply' | 'threads.new-reply'> => ({
  'threads.send-reply': together('replies', async (ctx, input) => {
    const { post, held } = await sendReply(review, ctx, input);
    return { pid: post.pid, tid: post.tid, position: post.position, held: flag(held) };
  }),
  'threads.new-reply': together('replies', async (ctx, input) =>
    presentReply(ctx, reads, await sendReply(review, ctx, input)),
  ),
});

const likeHandlers: Handlers<'threads.agree' | 'threads.set-commit-like' | 'threads.like'> = {
  'threads.agree': together('likes', async (ctx, { tid }) => ({ success: 1, ...(await likeThread(ctx, tid)) })),
  'threads.set-commit-like': together('likes', (ctx, { pid }) => likePost(ctx, pid)),
  'threads.like': together('likes', (ctx, { pid, like }) => likePost(ctx, pid, like)),
};

const tasksOf = (deps: ThreadsDeps, views: ViewCounter) => ({
  'threads.publish-due': async () => void (await publishDueThreads(deps)),
  'threads.sweep-places': async () => void (await sweepPlaces(deps)),
  'threads.merge-views': createMergeViews({ ...deps, views }),
  [releasePicturesTask]: (payload: unknown) => releaseReplyPictures(deps, (payload as { tid: number }).tid),
});

const cron: readonly CronLine[] = [
  { task: 'threads.publish-due', match: '* * * * *', promise: everyMinute },
  { task: 'threads.merge-views', match: '* * * * *', promise: everyMinute },
  { task: 'threads.sweep-places', match: '55 3 * * *', promise: nightly },
];

/** Every room of threads, and what its traits and kinds bring beside. */
const openRooms = (deps: RoomDeps) => threadsRooms.map((room) => room(deps));

/** What the domain hands up beside what its rooms do. */
const ownParts = (deps: ThreadsDeps, views: ViewCounter): Partial<Room> => ({
  settings: threadsSettings,
  reasons: threadsReasons,
  notices: threadsNotices,
  references: threadsReferences,
  listeners: [...countAuthors, ...countBoards, ...orderCategories, ...returnRewards],
  tasks: tasksOf(deps, views),
  cron,
});

/** What the domain and its rooms hand up, in one; what two of them name alike is refused. */
function joinedParts(deps: ThreadsDeps, views: ViewCounter, rooms: ReturnType<typeof openRooms>) {
  return {
    ...joinedRooms([ownParts(deps, views), ...rooms]),
    deeds: threadsDeeds,
    figures: threadsFigures,
    tables: joined(threadsTables, ...rooms.map((room) => room.tables)),
    personalData: threadsPersonalData(rooms.flatMap((room) => room.personalData ?? [])),
  };
}

/** What the threads domain binds. */
export function createThreads(deps: ThreadsDeps): ThreadsParts {
  const { settings, review } = deps;
  const { categories } = deps.people;
  const creating = { settings, categories, review };
  const views = createViewCounter(deps);
  const writes: Pick<ThreadWrites, 'create' | 'edit'> = {
    create: (ctx, kind, input) => createThread(creating, ctx, kind, input),
    edit: (ctx, kind, input) => editThreadOf(creating, ctx, kind, input),
  };
  const postPlain = (ctx: Ctx, input: NewThreadInput) =>
    kindByPlainCall(input.fid).postPlain(ctx, writes.create, input);
  const reads = { ...deps.people, counters: createFollowCounters(deps.tags), views, settings };
  const rooms = openRooms({ ...deps, ...writes, reads });
  return {
    domain: 'threads',
    handlers: {
      'threads.is-open-regular-post': async () => ({ is_open: (await settings.get(regularPostsOpen)) ? 1 : 0 }),
      ...readHandlers(reads),
      'threads.new-thread': async (ctx, input) => ({ Variables: await postPlain(ctx, input) }),
      'threads.create': postPlain,
      'threads.edit': async (ctx, input) => ({ Variables: await editPost(creating, ctx, input) }),
      ...replyHandlers(review, reads),
      'threads.delete-attachment': deleteAttachment,
      ...likeHandlers,
      'threads.favorite': favoriteThread,
      'threads.note-read': noteRead(reads),
      'threads.set-answer': setAnswer,
      'threads.reward-post': together('rewards', rewardPost({ settings, people: deps.people })),
      'threads.delete': grounded(deleteThread(review), always),
      'threads.delete-post': grounded(deletePost(review), always),
      'threads.undo-reply': undoReply(review),
      ...joined(...rooms.map((room) => room.handlers)),
    },
    ...joinedParts(deps, views, rooms),
    flush: () => views.flush(),
    channels: { thread: threadChannel(deps.people) },
    moneyPages: moneyPages(deps.people),
    pageServed: (reading) => {
      const tid = threadOfPage(reading.url);
      if (tid !== undefined) views.seen(tid, reading);
    },
  };
}
