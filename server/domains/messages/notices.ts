import { defineNotice, type Facts, type NoticeParts, notifies, takesBack } from '../../platform/notice-kind.ts';
import { conversationRead, conversationWaits } from './events.ts';

const opensRoom = ({ room }: Facts) =>
  room === undefined ? ('/message' as const) : (`/message?plid=${room}` as const);
const message = defineNotice('messages', 'message', { sort: 'message', page: 'attention', to: opensRoom });
const named = defineNotice('messages', 'message_mention', { sort: 'mention', page: 'attention', to: opensRoom });

/** What is unread from one message on is one notice; the next one begins after it was read. */
const keyOf = (room: number, id: number): string => `message:${room}:${id}`;

/**
 * What members are notified of: that somebody wrote to them, once until they have read, and that they are named in a group.
 * What was written stands in the conversation alone.
 */
export const messagesNotices: NoticeParts = {
  kinds: [message, named],
  on: [
    notifies(conversationWaits, ({ room, id, from, group, uids, at }) =>
      uids.map((uid) => ({
        ...{ uid, kind: group === '' ? message : named, key: keyOf(room, id), doer: { uid: from, pid: 0 }, at },
        facts: { room, ...(group === '' ? {} : { group }) },
      })),
    ),
    takesBack(conversationRead, ({ room, id, uid, from }) => ({ uid, key: keyOf(room, id), doer: from })),
  ],
};
