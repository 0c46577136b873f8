import { type MoneyReason, reasonText } from '../../platform/money-reason.ts';
import { defineSystemNotice, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { memberCredited, xcoinExpiring } from './events.ts';

const expiring = defineSystemNotice('economy', 'xcoin_expiring', { to: '/ucenter/exchange' });

/**
 * What members are notified of: money whose reason says where it was earned, in the reason's own sentence, and XCoin that
 * is about to be cleared.
 */
export function economyNotices(reasonOf: (name: string) => MoneyReason | undefined): NoticeParts {
  const credited = defineSystemNotice('economy', 'credited', {
    to: ({ reason }) => reasonOf(String(reason))?.earnedAt ?? '',
    says: ({ reason }) => {
      const known = reasonOf(String(reason));
      return known ? reasonText(known) : 'economy.notice.credited';
    },
  });
  return {
    kinds: [credited, expiring],
    on: [
      notifies(memberCredited, ({ uid, amount, currency, reason, transfer }) =>
        reasonOf(reason)?.earnedAt === undefined
          ? []
          : [toMember(credited, { uid, once: transfer, facts: { amount, currency, reason } })],
      ),
      notifies(xcoinExpiring, ({ uid, amount, year, days }) => [
        toMember(expiring, { uid, once: `${year}-${days}`, facts: { amount } }),
      ]),
    ],
  };
}
