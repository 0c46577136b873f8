export { nameMembers, typedMembers } from './actions/name-members.ts';
export { previewLink, readLink, shownPreview } from './actions/preview-link.ts';
export { refuseBlocked } from './actions/refuse-blocked.ts';
export { refusePacks } from './actions/refuse-packs.ts';
export { type ContentLimits, takeContent, type Written } from './actions/take-content.ts';
export { sweepPreviews } from './jobs/sweep-previews.ts';
export { postOf } from './reads/post-of.ts';
export { nobody, type ProductReading, type ReadProduct, readProduct } from './reads/product-page.ts';
export { guessLanguage } from './rules/language.ts';
export { firstLinkIn } from './rules/link-preview.ts';
export { takeMessage } from './rules/message.ts';
export { productAddress, siteOf } from './rules/page-address.ts';
export { boundedRows, isNone, pageOfFloor, pagesOf, positionsOfPage, rangeOfPage, rowsToRead } from './rules/paging.ts';
export { withoutPicture } from './rules/pictures.ts';
export { cleanRichText } from './rules/rich-text.ts';
export { isFresh } from './rules/said-in-page.ts';
export { storedMessage } from './rules/stored-message.ts';
export { takeSubject } from './rules/subject.ts';
export { excerpt } from './rules/visible-text.ts';
export { insertReply, type NewReply } from './sql/insert-reply.ts';
export { addLike, likedAuthors, likersAfter, markLike, newestLikers } from './sql/likes.ts';
export { findPreview } from './sql/link-previews.ts';
export { type LiveRow, livePosts } from './sql/live-posts.ts';
export { markupRead, type NewestReply, newestReplies } from './sql/newest-replies.ts';
export { ownFloors, type SeenFigures, seenFigures, seenPosts } from './sql/own-replies.ts';
export { takePictures } from './sql/pictures.ts';
export {
  childrenAfter,
  filteredPosts,
  findPost,
  firstAnswerSince,
  firstReplyAfter,
  lastPost,
  lockPost,
  markPostDeleted,
  mentionedIn,
  mostLiked,
  type PostData,
  postAuthors,
  postsByIds,
  postsByPosition,
  repliesByFloor,
  repliesByIds,
  setMentioned,
  threadsOfPosts,
  updatePost,
} from './sql/posts.ts';
export { removeReply } from './sql/remove-reply.ts';
export { standingPosts } from './sql/standing-posts.ts';
