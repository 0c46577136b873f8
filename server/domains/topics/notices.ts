import {
  defineSystemNotice,
  type NoticeParts,
  type Notification,
  notifies,
  toMember,
} from '../../platform/notice-kind.ts';
import { topicDeleted } from './events.ts';

/** Opens the page where somebody writes to those who run the site: the topic has none any more. */
const removed = defineSystemNotice('topics', 'topic_deleted', { to: '/feedback', quote: ({ said }) => String(said) });

/** A host is notified of a moderator's deletion, not of their own. */
function notifyHost({ topid, uid, byUid, name, reason, at }: Parameters<typeof topicDeleted>[0]): Notification[] {
  if (uid === byUid) return [];
  return [toMember(removed, { uid, once: String(topid), at, facts: { subject: name, said: reason } })];
}

/** What hosts are notified of: that a moderator deleted their topic, and why. */
export const topicsNotices: NoticeParts = { kinds: [removed], on: [notifies(topicDeleted, notifyHost)] };
