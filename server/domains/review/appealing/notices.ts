import {
  defineSystemNotice,
  type NoticeParts,
  type Notification,
  notifies,
  toMember,
} from '../../../platform/notice-kind.ts';
import { toAct } from '../moderating/notices.ts';
import { appealDecided } from './events.ts';

const granted = defineSystemNotice('threads', 'post_appeal_granted', { to: toAct });
const upheld = defineSystemNotice('threads', 'post_appeal_upheld', { to: toAct });

type Decided = Parameters<typeof appealDecided>[0];

/** The author reads what became of the appeal, and the moderator's answer. */
export function notifyOfAppeal(event: Decided): Notification[] {
  const { act, uid, first, subject, restored, answer, at } = event;
  const about = event.kind === 'warn' ? 'warning' : first ? 'thread' : 'reply';
  const facts = { about, subject, act, restored: restored ? 'yes' : 'no', quote: answer };
  return [toMember(event.granted ? granted : upheld, { uid, once: act, at, facts })];
}

export const appealingNotices: NoticeParts = {
  kinds: [granted, upheld],
  on: [notifies(appealDecided, notifyOfAppeal)],
};
