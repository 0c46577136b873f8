export { removePost } from './actions/delete-post.ts';
export { publicThreadsTag } from './actions/touch-lists.ts';
export { likeDeed, replyDeed } from './deeds.ts';
export {
  answerMarked,
  answerUnmarked,
  type Ending,
  postDeleted,
  postLiked,
  postReplied,
  postUnliked,
  privateReplyDeleted,
  threadDeleted,
  threadEdited,
  threadMoved,
  threadPosted,
  threadShut,
  threadsViewed,
} from './events.ts';
export { postRestored, threadRestored } from './moderating/events.ts';
export { mayMarkActivity } from './moderating/policy.ts';
export { kindsToPost } from './policy.ts';
export type { ThreadFacts } from './reads/facts.ts';
export { type FoundThread, foundThreads } from './reads/found-threads.ts';
export { type Heat, heatOf } from './reads/heat.ts';
export {
  activityThreads,
  createThreadCount,
  lastThread,
  latestAuthors,
  latestIds,
  newestOfCountries,
  pinnedThreads,
  recentAuthors,
  rowsFor,
  scopeTags,
  type ThreadCount,
  threadsInRange,
  threadsOfAuthors,
  visibleIds,
} from './reads/lists.ts';
export { writingsTag } from './reads/member-lists.ts';
export { likedAmong, type PostPreview, pathOfPost, postPreviews, threadPath, whoMeet } from './reads/post-previews.ts';
export { type PostWords, wordsOfPosts } from './reads/post-words.ts';
export { type PostToReport, postToReport, reportedLines, reportedPost } from './reads/reported-posts.ts';
export { ownRows, sharedRows, threadRows } from './reads/rows.ts';
export { readerOf, readersOf, type Shown } from './reads/viewing.ts';
export { latestOfCategories, repliersOf } from './sql/chosen-boards.ts';
export { authorFigures } from './sql/counters.ts';
export { giftMonth, type ReceiverKey, receiversByShare } from './sql/gift-months.ts';
export { firstThreadWaits } from './sql/held.ts';
export { likedAuthors } from './sql/likes.ts';
export { readingPlacesOf } from './sql/reading-places.ts';
export {
  type SearchablePost,
  searchablePosts,
  searchablePostsFrom,
  searchableThreads,
  searchableThreadsFrom,
} from './sql/searchable-posts.ts';
export { standingPosts } from './sql/standing-posts.ts';
export type { ListReader } from './sql/thread-lists.ts';
