import { defineNotice, type Facts, type NoticeParts, notifies, takesBack } from '../../platform/notice-kind.ts';
import { conversationRead, conversationWaits } from './events.ts';

const opensRoom = ({ room }: Facts) =>
  room === undefined ? ('/message' as const) : (`/message?plid=${room}` as const);
const message = defineNotice('messages', 'message', { sort: 'message', page: 'attention', to: opensRoom });
const named = defineNotice('messages', 'message_mention', { sort: 'mention', page: 'attention', to: opensRoom });

/** What is unread since one place is one notice; the next one begins after it was read. */
const keyOf = (room: number, read: number): string => `message:${room}:${read}`;

/**
 * What members are notified of: that somebody wrote to them, once until they have read, and that they are named in a group.
 * What was written stands in the conversation alone.
 */
export const messagesNotices: NoticeParts = {
  kinds: [message, named],
  on: [
    notifies(conversationWaits, ({ room, from, group, to, at }) =>
      to.map(({ uid, read }) => ({
        ...{ uid, kind: group === '' ? message : named, key: keyOf(room, read), doer: { uid: from, pid: 0 }, at },
        facts: { room, ...(group === '' ? {} : { group }) },
      })),
    ),
    takesBack(conversationRead, ({ room, read, uid, from }) => ({ uid, key: keyOf(room, read), doer: from })),
  ],
};
