export { publicThreadsTag } from './actions/touch-lists.ts';
export {
  postDeleted,
  postLiked,
  postReplied,
  postUnliked,
  threadDeleted,
  threadEdited,
  threadPosted,
} from './events.ts';
export { kindsToPost } from './policy.ts';
export type { ThreadFacts } from './reads/facts.ts';
export { type Heat, heatOf } from './reads/heat.ts';
export {
  createThreadCount,
  lastThread,
  latestAuthors,
  latestIds,
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
export { type PostPreview, postPreviews } from './reads/post-previews.ts';
export { ownRows, sharedRows, threadRows } from './reads/rows.ts';
export { readerOf, readersOf } from './reads/viewing.ts';
export { authorFigures } from './sql/counters.ts';
export type { ListReader } from './sql/thread-lists.ts';
