import { ChatWithAuthor } from './ChatWithAuthor.tsx';
import { MemberDialogs } from './MemberDialogs.tsx';
import { ReadingPlace } from './MemberParts.tsx';
import { OwnOfReply, OwnOfThread } from './OwnMenu.tsx';
import { OwnReplies } from './OwnReplies.tsx';
import { PlateMedals } from './PlateMedals.tsx';
import { QueuedReplies } from './QueuedReplies.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { BackToPost, WaitingReplies } from './WaitingReplies.tsx';

/** What members write replies with, what shows those that aren't posted yet, and whatever else only members do. */
export const forMembers = {
  ...{ OwnReplies, OwnOfReply, OwnOfThread, MemberDialogs, ReadingPlace },
  ...{ ReplyBox, QueuedReplies, WaitingReplies, BackToPost, ChatWithAuthor, PlateMedals },
};
