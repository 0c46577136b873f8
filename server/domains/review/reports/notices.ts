import {
  defineSystemNotice,
  type NoticeParts,
  type Notification,
  notifies,
  opensNothing,
  toMember,
} from '../../../platform/notice-kind.ts';
import { groundsFacts, saidIn, wordsOfRule } from '../../moderation/index.ts';
import { caseConcluded, postRemoved } from './events.ts';

/** One's own reports with their outcome. */
const ownReportsPage = '/ucenter/setting/reports';

const dismissed = defineSystemNotice('reports', 'report_dismissed', { to: ownReportsPage });
const removed = defineSystemNotice('reports', 'report_removed', { to: ownReportsPage });
const gone = defineSystemNotice('reports', 'report_gone', { to: ownReportsPage });
const ownRemoved = defineSystemNotice('reports', 'post_removed', {
  to: ({ act = 0 }) => (act === 0 ? opensNothing : `/appeal?act=${act}`),
  words: (facts, locale) => ({ ...wordsOfRule(facts, locale), appeal: facts.act ? 'yes' : 'no' }),
  // Notices of before the rule have their words as a quote alone.
  quote: (facts, locale) => ('said' in facts ? saidIn(facts, locale) : String(facts.quote)),
});

const byOutcome = { dismissed, removed, gone } as const;

interface Concluded {
  id: number;
  kind: 'post' | 'member';
  outcome: 'dismissed' | 'removed' | 'gone';
  uids: readonly number[];
  what: string;
}

/** Whoever complained is notified of what became of it. */
export const notifyOfOutcome = ({ id, kind, outcome, uids, what }: Concluded): Notification[] =>
  uids.map((uid) => toMember(byOutcome[outcome], { uid, once: id, facts: { about: kind, quote: what } }));

/** What members are notified of: what became of their reports, and that a post of theirs was removed (R-MOD-014). */
export const reportsNotices: NoticeParts = {
  kinds: [dismissed, removed, gone, ownRemoved],
  on: [
    notifies(caseConcluded, notifyOfOutcome),
    notifies(postRemoved, ({ uid, pid, first, subject, rule = 'other', reason, said, actId = 0 }) => [
      toMember(ownRemoved, {
        ...{ uid, once: pid },
        facts: { about: first ? 'thread' : 'reply', subject, act: actId, ...groundsFacts({ rule, reason, said }) },
      }),
    ]),
  ],
};
