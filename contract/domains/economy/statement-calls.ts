import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, dayField, idField, idOrNone, limit, page, paged } from '../../primitives/fields.ts';
import { statementLimits } from './limits.ts';
import { currencies, earnedDay, incomingMoney, statementRow, transferKinds } from './shapes.ts';

const currency = z.enum(currencies);
/** The older clients' lists carry neither page nor size. */
const lists = z.object({ lists: z.array(statementRow), count });

/** What members see of their accounts: nobody sees another's. */
export const statementCalls = {
  'economy.wallet': defineCall({
    method: 'GET',
    path: '/v5/wallet',
    envelope: 'v5',
    access: 'member',
    summary: 'What the caller has, what the last days earned, and when XCoin is cleared.',
    source: 'D1 §2, §9',
    output: z.object({
      /** The wallet's pages open on this host (R-WAL-002). */
      open: z.boolean(),
      xgold: count,
      xcoin: count,
      /** XGold earned on each of the last days, the oldest first, by the member's own calendar. */
      earned: z.array(earnedDay).length(statementLimits.chartDays),
      /** The day on which XCoin is cleared. */
      cleared_on: z.iso.date(),
      /** Days until then; 0 on the day. */
      cleared_in: count,
    }),
  }),
  'economy.statement': defineCall({
    method: 'GET',
    path: '/v5/wallet/statement',
    envelope: 'v5',
    access: 'member',
    reads: 'replica',
    summary:
      'Entries of one of the caller’s accounts, newest first; `before` is the place of the last one seen. The first page of all kinds, or of what is held, has what waits for the caller beside.',
    source: 'D1 §3',
    query: z.object({
      currency,
      kind: z.enum(transferKinds).optional(),
      before: idOrNone.default(0),
      limit: limit(statementLimits.page),
    }),
    output: z.object({ list: z.array(statementRow), more: z.boolean(), incoming: incomingMoney }),
  }),
  'economy.balance-at': defineCall({
    method: 'GET',
    path: '/v5/wallet/balance',
    envelope: 'v5',
    access: 'member',
    reads: 'replica',
    summary: 'What the caller’s accounts held at a moment, or at the end of a day of their own calendar.',
    source: 'D1 §3',
    query: z.object({ at: z.union([dayField, z.iso.datetime({ offset: true })]) }),
    output: z.object({ xgold: z.int(), xcoin: z.int() }),
  }),
  'economy.xcoin-log': defineCall({
    id: 'user-xcoin-log',
    method: 'GET',
    path: '/v5/user/xcoinLog',
    envelope: 'v5',
    access: 'member',
    reads: 'replica',
    summary: 'Entries of the caller’s XCoin, newest first, 20 a page.',
    source: 'D1 §7',
    query: z.object({ page }),
    output: paged(statementRow),
  }),
  'economy.xgold-log': defineCall({
    id: 'user-xgold-log',
    method: 'GET',
    path: '/v5/user/xgoldLog',
    envelope: 'v5',
    access: 'member',
    reads: 'replica',
    summary: 'Entries of the caller’s XGold, newest first, 20 a page.',
    source: 'D1 §7',
    query: z.object({ page }),
    output: paged(statementRow),
  }),
  'economy.member-edit-log': defineCall({
    id: 'ucenter-member-edit-log',
    method: 'GET',
    path: '/selfapi/ucenter/membereditlog',
    envelope: 'legacy',
    access: 'member',
    reads: 'replica',
    summary: 'Entries of the caller’s XGold, newest first, 20 a page, with what they have and their credits.',
    source: 'D1 §7, §3',
    query: z.object({ page }),
    output: z.object({ list: z.array(statementRow), count, all_xglod: count, all_credits: count }),
  }),
  'economy.ucenter-xcoin-log': defineCall({
    id: 'ucenter-xcoin-log',
    method: 'GET',
    path: '/selfapi/ucenter/xcoinlog',
    envelope: 'legacy',
    access: 'member',
    reads: 'replica',
    summary: 'Entries of the caller’s XCoin, newest first, 20 a page.',
    source: 'D1 §7',
    query: z.object({ uid: idField.optional(), page }),
    output: lists,
    refusals: ['economy.foreign_uid'],
  }),
  'economy.ucenter-get-xgold': defineCall({
    id: 'ucenter-get-xgold',
    method: 'GET',
    path: '/selfapi/ucenter/getxgold',
    envelope: 'legacy',
    access: 'member',
    reads: 'replica',
    summary: 'The newest 20 entries of the caller’s XGold, and how many there are.',
    source: 'D1 §7',
    query: z.object({ uid: idField.optional() }),
    output: lists,
    refusals: ['economy.foreign_uid'],
  }),
} as const;
