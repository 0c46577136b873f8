import type { Refusal } from '../../refusal.ts';

/** Expected refusals of whatever moves money, or shows it. */
export const economyRefusals = {
  'economy.insufficient': {},
  /** The documents' number of a payment that shows the message (R-SHP-021). */
  'economy.insufficient_xcoin': { code: 100 },
  'economy.foreign_uid': {},
  /** The `uid_auth` of an exchange is not of this token and these values. */
  'economy.bad_auth': {},
  'economy.exchange_closed': {},
  'economy.number_missing': {},
  'economy.exchange_too_many': {},
  'economy.redemption_over': {},
  'economy.left_today': {},
  /** `data.needXGold` says how much is lacking. */
  'economy.need_xgold': { code: 2 },
  'economy.no_order': {},
  /** The order that is meant was paid: its XCoin are on the balance. */
  'economy.exchange_made': {},
  'economy.order_changed': {},
  /** Another order of the member waits, which this screen doesn't know. */
  'economy.order_waits': {},
  'economy.quote_lapsed': {},
  'economy.hold_ended': {},
  'economy.not_reversible': {},
  'economy.reversed_before': {},
  'economy.own_account': {},
  'economy.own_request': {},
  'economy.request_unknown': {},
  'economy.request_decided': {},
  'economy.request_expired': {},
  'economy.request_changed': {},
  'economy.member_has_less': {},
  'economy.hold_unknown': {},
  'economy.hold_over': {},
  'economy.night_unknown': {},
} as const satisfies Record<string, Refusal>;
