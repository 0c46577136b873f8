import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, countryId, flag, id, idField, idOrNone, text, time, whole } from '../../primitives/fields.ts';
import { exchangeLimits } from './exchange-limits.ts';

/** An exchange that was quoted and neither made nor ended (D1 §3 "Exchange"). */
const exchangeOrder = z.object({
  uid: id,
  cid: id,
  xcoin: count,
  /** What it costs, for as long as the quote is honoured. */
  xgold: count,
  /** Of this order alone: a later one of the same member has another. */
  id,
  until: time,
});
export type ExchangeOrder = z.output<typeof exchangeOrder>;

const exchangeInfo = z.object({
  /** What the member has. */
  xcoin: count,
  xglodCount: count,
  /** XGold for one XCoin, the same for a whole minute. */
  xcoinrate: count,
  /** Whether XCoin can be had by exchange at all. */
  show_xcoin: flag,
  /** Whether the member may exchange now: it is open, and something is left of today. */
  change_status: flag,
  order: exchangeOrder.nullable(),
  /** XCoin in one exchange at most. */
  max_xcoin: count,
  /** XCoin that the member may still have today. */
  left_xcoin: count,
});
export type ExchangeInfo = z.output<typeof exchangeInfo>;

const language = z.object({ lang: z.enum(['en', 'fr', 'hi']).optional() });
const who = { uid: idField, cid: countryId };
/** Hex HMAC-SHA-256 of `cid.uid.xcoin` under the token that the call carries; a page's own form carries none. */
const uidAuth = text(64).optional();
const exchanging = z.object({
  ...who,
  xcoin: whole(1, exchangeLimits.field).optional(),
  uid_auth: uidAuth,
  /** The order that its member was shown; one that took its place since is not meant. */
  order: idField.optional(),
});
const rates = 'The `lang` header wins over accept-language.';

/** What may refuse a quote, and the exchange itself. */
const refusals = [
  'economy.foreign_uid',
  'economy.bad_auth',
  'economy.exchange_closed',
  'economy.number_missing',
  'economy.exchange_too_many',
  'economy.redemption_over',
  'economy.left_today',
  'economy.need_xgold',
] as const;

/** Why an order is no longer outstanding. */
const ended = ['economy.no_order', 'economy.exchange_made'] as const;

export const exchangeCalls = {
  'economy.exchange-show': defineCall({
    id: 'ucenter-exchange-show',
    method: 'GET',
    path: '/selfapi/ucenter/exchange_show',
    envelope: 'legacy',
    access: 'member',
    summary: 'Whether the exchange of XGold for XCoin is shown.',
    source: 'D1 §7, §3',
    query: z.object(who),
    output: z.object({ exchange_show: flag, xcoin_show: flag }),
    refusals: ['economy.foreign_uid'],
  }),
  'economy.exchange-info': defineCall({
    id: 'ucenter-xchange-info',
    method: 'GET',
    path: '/selfapi/ucenter/xchange_info',
    envelope: 'legacy',
    access: 'member',
    summary: 'The rate of this minute, what the member has and may still exchange today, and the outstanding order.',
    source: 'D1 §7, §5; DECISIONS "uid_auth", "XCoin rate"',
    query: z.object({ ...who, uid_auth: uidAuth, _: text(32).optional() }),
    output: exchangeInfo,
    refusals: ['economy.foreign_uid', 'economy.bad_auth'],
  }),
  'economy.before-exchange': defineCall({
    id: 'ucenter-before-exchange',
    method: 'GET',
    path: '/selfapi/ucenter/before_exchange',
    envelope: 'legacy',
    access: 'member',
    summary: `Checks an exchange and quotes it: the outstanding order, honoured for a minute. Sent with the order that the screen knows, it replaces no other that waits. ${rates}`,
    source: 'D1 §4, §5, §7, §8; DECISIONS "XCoin rate"',
    headers: language,
    // Who leaves `order` out replaces whatever waits; 0 says that nothing is known to wait.
    query: exchanging.extend({ order: idOrNone.optional() }),
    output: z.object({ order: exchangeOrder }),
    refusals: [...refusals, 'economy.order_waits'],
    says: 'economy.quoted',
    writes: true,
    idempotent: true,
    form: true,
    showsRefusal: true,
    limit: 'write',
  }),
  'economy.exchange': defineCall({
    id: 'ucenter-exchange',
    method: 'GET',
    path: '/selfapi/ucenter/exchange',
    envelope: 'legacy',
    access: 'member',
    summary: `Makes the exchange that the outstanding order quotes, at its price. ${rates}`,
    source: 'D1 §4, §5, §7, §8, §9; DECISIONS "XCoin rate"',
    headers: language,
    query: exchanging,
    output: z.object({ order: exchangeOrder, xcoin: count, xglodCount: count }),
    refusals: [...refusals, ...ended, 'economy.order_changed', 'economy.quote_lapsed'],
    says: 'economy.exchanged',
    writes: true,
    idempotent: true,
    form: true,
    showsRefusal: true,
    limit: 'write',
  }),
  'economy.exchange-cancel': defineCall({
    id: 'ucenter-exchange-cancel',
    method: 'GET',
    path: '/selfapi/ucenter/exchange_cancel',
    envelope: 'legacy',
    access: 'member',
    summary: `Ends the outstanding order; nothing has moved. ${rates}`,
    source: 'D1 §4, §7',
    headers: language,
    query: exchanging,
    output: z.object({ order: exchangeOrder }),
    refusals: ['economy.foreign_uid', 'economy.bad_auth', ...ended],
    says: 'economy.exchangeCancelled',
    writes: true,
    idempotent: true,
    form: true,
    showsRefusal: true,
    limit: 'write',
  }),
} as const;
