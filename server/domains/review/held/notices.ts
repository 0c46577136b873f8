import {
  defineSystemNotice,
  type NoticeParts,
  type Notification,
  notifies,
  toMember,
} from '../../../platform/notice-kind.ts';
import { groundsFacts, saidIn, wordsOfRule } from '../../moderation/index.ts';
import { inThread } from '../moderating/notices.ts';
import { heldDecided } from './events.ts';

const approved = defineSystemNotice('threads', 'held_approved', {
  to: inThread,
  words: wordsOfRule,
  quote: saidIn,
});
const refused = defineSystemNotice('threads', 'held_refused', {
  // Notices of before the appeal lead to what waits.
  to: (facts) => (facts.act ? `/appeal?act=${facts.act}` : '/ucenter/waiting'),
  words: (facts, locale) => ({ ...wordsOfRule(facts, locale), appeal: facts.act ? 'yes' : 'no' }),
  quote: saidIn,
});

type Decided = Parameters<typeof heldDecided>[0];

/** The author reads what became of what waited, and why. */
export function notifyOfDecision(event: Decided): Notification[] {
  const { tid, pid, uid, first, subject, at, act = 0 } = event;
  const facts = { about: first ? 'thread' : 'reply', tid, subject, act, ...groundsFacts(event) };
  return [toMember(event.approved ? approved : refused, { uid, once: `${pid}:${at}`, at, facts })];
}

export const heldNotices: NoticeParts = { kinds: [approved, refused], on: [notifies(heldDecided, notifyOfDecision)] };
