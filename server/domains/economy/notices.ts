import { type MoneyReason, reasonText } from '../../platform/money-reason.ts';
import { defineSystemNotice, type Facts, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { memberCredited, movedByHand, xcoinExpiring } from './events.ts';

const expiring = defineSystemNotice('economy', 'xcoin_expiring', { to: '/ucenter/exchange' });

const toWallet = ({ currency }: Facts): `/${string}` =>
  currency === 'xcoin' ? '/ucenter/wallet/xcoin' : '/ucenter/wallet/card';
const given = defineSystemNotice('economy', 'given_by_hand', { to: toWallet });
const taken = defineSystemNotice('economy', 'taken_by_hand', { to: toWallet });

/**
 * What members are notified of: money whose reason says where it was earned, in the reason's own sentence, what an
 * operator moved by hand, and XCoin that is about to be cleared.
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
    kinds: [credited, expiring, given, taken],
    on: [
      notifies(memberCredited, ({ uid, amount, currency, reason, transfer }) =>
        reasonOf(reason)?.earnedAt === undefined
          ? []
          : [toMember(credited, { uid, once: transfer, facts: { amount, currency, reason } })],
      ),
      notifies(movedByHand, ({ uid, way, amount, currency, shown, transfer }) => [
        toMember(way === 'give' ? given : taken, { uid, once: transfer, facts: { amount, currency, quote: shown } }),
      ]),
      notifies(xcoinExpiring, ({ uid, amount, year, days }) => [
        toMember(expiring, { uid, once: `${year}-${days}`, facts: { amount } }),
      ]),
    ],
  };
}
