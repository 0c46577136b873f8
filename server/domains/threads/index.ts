export { changeDigest, everywhereLevel, stalePinned } from './actions/change-marks.ts';
export { changeState } from './actions/change-state.ts';
export { type CreateDeps, createThread } from './actions/create-thread.ts';
export { dropThread } from './actions/delete-thread.ts';
export { editThreadOf } from './actions/edit-post.ts';
export { hidePost, showPost, type Taking } from './actions/hide-post.ts';
export { sendReply } from './actions/send-reply.ts';
export type { Contests, Entering, EntryAsked } from './contests.ts';
export { publicThreadsTag, staleLists } from './core/actions/stale-lists.ts';
export { authorTag } from './core/author-tag.ts';
export { type ForReader, placeOfThread } from './core/for-reader.ts';
export { kindsToPost, mayMark, mayPinReplies, mayRead, maySpeak, type Verdict } from './core/policy.ts';
export type { ReadDeps } from './core/reads/deps.ts';
export { factsOfThread, type ThreadFacts } from './core/reads/facts.ts';
export { hiddenHere, readerOf, readersOf, type Shown, viewing } from './core/reads/viewing.ts';
export { community, type Place, placeOf } from './core/rules/places.ts';
export { latestOfCategories, repliersOf } from './core/sql/chosen-boards.ts';
export { authorFigures } from './core/sql/counters.ts';
export { firstThreadWaits, type HeldReply, type HeldRow, replyIn } from './core/sql/held.ts';
export { kindListStatement } from './core/sql/kind-lists.ts';
export { setMarks } from './core/sql/moderator-marks.ts';
export { readingPlacesOf } from './core/sql/reading-places.ts';
export { bestLiked, type DaySpan, receivedByDay, receivedByThread, receivedEver } from './core/sql/received.ts';
export {
  type SearchablePost,
  searchablePosts,
  searchablePostsFrom,
  searchableThreads,
  searchableThreadsFrom,
} from './core/sql/searchable-posts.ts';
export { findTakedown, lockTakedown, type TakedownKind, type TakedownRow } from './core/sql/takedowns.ts';
export type { ListReader } from './core/sql/thread-lists.ts';
export { findThread, lockThread, lockThreads, type ThreadData, threadsByIds } from './core/sql/threads.ts';
export { likeDeed, publishDeed, replyDeed } from './deeds.ts';
export {
  answerMarked,
  answerUnmarked,
  type Ending,
  postDeleted,
  postLiked,
  postReplied,
  postRestored,
  postUnliked,
  privateReplyDeleted,
  repliedTo,
  threadDeleted,
  threadEdited,
  threadMoved,
  threadPosted,
  threadRestored,
  threadShut,
  threadsViewed,
} from './events.ts';
export { gifted } from './gifted.ts';
export { releasePicturesTask } from './jobs/release-pictures.ts';
export { joinReports, separateReport } from './kinds/bug/actions/join-reports.ts';
export { sayGone, saySame } from './kinds/bug/actions/say-same.ts';
export { lockForOptions, storeOptions } from './kinds/bug/actions/store-options.ts';
export { bugPersonalData } from './kinds/bug/contributes.ts';
export { bugReopened, bugReported, bugReportGone, bugReportReleased, bugSolved } from './kinds/bug/events.ts';
export { bug as bugKind } from './kinds/bug/kind.ts';
export { isStaffOf } from './kinds/bug/policy.ts';
export { statusText } from './kinds/bug/present.ts';
export { nameOfStatus, zoneOfCountry } from './kinds/bug/rules/status.ts';
export { workingSeconds } from './kinds/bug/rules/working-time.ts';
export {
  bugReportsByCountry,
  countByStatus,
  countSince,
  dueFirst,
  type FiguresOf,
  modelsOfNewest,
  newestSolved,
  type QueueRow,
  queuedReports,
  reportsOfAuthor,
} from './kinds/bug/sql/figures.ts';
export { bugListing } from './kinds/bug/sql/listing.ts';
export {
  type ReportOptions,
  type ReportRow,
  reportsByIds,
  setSolvedIn,
  setTeamReply,
} from './kinds/bug/sql/reports.ts';
export { saidBy, sameAfter, sameUids } from './kinds/bug/sql/same.ts';
export { bugStates } from './kinds/bug/states.ts';
export { isUnfinished, kindOfThread } from './kinds/kinds.ts';
export { entriesTag } from './kinds/photo/entries-tag.ts';
export { presentPhoto } from './kinds/photo/present.ts';
export { withPhotos } from './kinds/photo/reads/with-photos.ts';
export {
  countByCategory,
  countEntries,
  countWaiting,
  drawnEntries,
  entrants,
  entriesOfMember,
  freezeEntries,
  judgedEntries,
  markWon,
  mostLiked,
  moveClose,
  setDream,
  unfrozenEntries,
} from './kinds/photo/sql/contest-entries.ts';
export { entriesByIds, type StoredPhoto } from './kinds/photo/sql/entries.ts';
export { type EntryFilters, entryListing } from './kinds/photo/sql/listing.ts';
export { firstPhotos, photosStatement } from './kinds/photo/sql/photos.ts';
export { presentChild, writerOf } from './present.ts';
export { asPost } from './reads/as-post.ts';
export { type FoundThread, foundThreads } from './reads/found-threads.ts';
export { type Heat, heatOf } from './reads/heat.ts';
export { kindList } from './reads/kind-list.ts';
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
export { forReaderOrRefused, refuseUnseen } from './reads/may-see.ts';
export { writingsTag } from './reads/member-lists.ts';
export { admit, openThread, thereThread } from './reads/open-thread.ts';
export {
  likedAmong,
  type PostPreview,
  pathOfPost,
  postPreviews,
  threadPath,
  whoMayRead,
} from './reads/post-previews.ts';
export { postScene } from './reads/post-scene.ts';
export { type PostWords, wordsOfPosts } from './reads/post-words.ts';
export { ownRows, sharedRows, threadRows } from './reads/rows.ts';
export { inCountries } from './references.ts';
export type { Judged, Next, Review, SaidText } from './review.ts';
export type { RoomDeps } from './room.ts';
export { forReader } from './traits/for-reader.ts';
export { hiddenOfGroup } from './traits/group/sql/grouped-threads.ts';
export { mayReadHidden } from './traits/hidden/policy.ts';
export { hiddenForReader, hiddenRuleOf } from './traits/hidden/sql/hidden-parts.ts';
export { givePrize } from './traits/prize/give-prize.ts';
export { hostOf } from './traits/reading.ts';
