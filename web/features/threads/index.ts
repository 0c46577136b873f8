export { answerOnOpening, replyOnOpening } from './answer-on-opening.ts';
export { ComposeForm, ComposeSide, ComposeTitle, ComposeTools, PublishButton } from './components/ComposeForm.tsx';
export { type ComposePhoto, ComposePhotos } from './components/ComposePhotos.tsx';
export { MainPost } from './components/MainPost.tsx';
export { MemberPosts, MemberThreads, noReplyYet } from './components/MemberLists.tsx';
export { NamePlate } from './components/NamePlate.tsx';
export { PhotoPick } from './components/PhotoPick.tsx';
export { ReplyBar, ReplyGate } from './components/ReplyBar.tsx';
export { ReplyForm } from './components/ReplyForm.tsx';
export { type ReplyHandlers, ReplyItem } from './components/ReplyItem.tsx';
export { loadReplyPhotos, ReplyPhotos } from './components/ReplyPhotos.tsx';
export { ReplySection } from './components/ReplySection.tsx';
export { RewardBar } from './components/RewardBar.tsx';
export { EditOwn, FirstUnread, FollowAuthor, useMainActs } from './components/ThreadMain.tsx';
export { ThreadMenu } from './components/ThreadMenu.tsx';
export { ThreadPlaceholder } from './components/ThreadPlaceholder.tsx';
export { ThreadScreen } from './components/ThreadScreen.tsx';
export { UnfollowThread } from './components/UnfollowThread.tsx';
export { WithdrawHeld } from './components/WithdrawHeld.tsx';
export { ComposePage, composerOf, composerOfPage } from './compose/ComposePage.tsx';
export type { Editing } from './compose/compose-kind.ts';
export { type OwnPhoto, standing } from './compose/compose-state.ts';
export { takeBackPost } from './compose/take-back-post.ts';
export { VerifySheetLate } from './compose/VerifySheetLate.tsx';
export { type ComposerDrafts, readComposerDrafts } from './drafts/composer-drafts.ts';
export { DraftList } from './drafts/DraftList.tsx';
export { readDrafts } from './drafts/queries.ts';
export { favouriteAction, likeAction } from './form-actions.ts';
export { forwardPath } from './kinds/forward/forward-path.ts';
export { KindPart } from './kinds/KindPart.tsx';
export { photoParts } from './kinds/photo/kind.ts';
export {
  readFavorites,
  readFollowedThreads,
  readMemberReplies,
  readMemberThreads,
  readMyLikes,
  readWaitingReplies,
} from './member-queries.ts';
export { favoriteThread, likePost } from './mutations.ts';
export { openHere, openOnServer } from './opening.ts';
export { photoLink } from './photo-address.ts';
export {
  noPermission,
  readReplyPlace,
  readThreadHere,
  readThreadPage,
  type ThreadPage,
  threadAddress,
} from './queries.ts';
export { pageOfThread, replyPath, sharePath } from './share.ts';
export { useIsOwnThread, useShownThread, useThreadModel } from './thread-model.ts';
export { toggledLike, turnedFavourite } from './thread-state.ts';
export { drawnBy } from './traits/drawn-by.tsx';
export { cardTraits } from './traits/made/cards.ts';
export { useMark } from './use-mark.ts';
export { useReplyPhotos } from './use-reply-photos.ts';
export { useShownMessage } from './use-shown-message.ts';
export { withOwnMarks } from './with-own-marks.ts';
