import { QueuedReplies } from './QueuedReplies.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { WaitingReplies } from './WaitingReplies.tsx';

/** What a member writes replies with, and what shows those that aren't posted yet. */
export const replying = { ReplyBox, QueuedReplies, WaitingReplies };
