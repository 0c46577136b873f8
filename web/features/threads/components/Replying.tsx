import { OwnOfReply, OwnOfThread } from './OwnMenu.tsx';
import { OwnReplies } from './OwnReplies.tsx';
import { QueuedReplies } from './QueuedReplies.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { WaitingReplies } from './WaitingReplies.tsx';

/** What a member writes replies with, what shows those that aren't posted yet, and what members' menus hold. */
export const replying = { OwnReplies, OwnOfReply, OwnOfThread, ReplyBox, QueuedReplies, WaitingReplies };
