import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, flag, id, idField, text, time, whole } from '../../primitives/fields.ts';
import { manualLimits } from '../economy/limits.ts';
import { currencies, manualStates, manualWays, statementRow } from '../economy/shapes.ts';
import { operatorLimits } from './limits.ts';
import { going, named } from './shapes.ts';

const { queryMax, reasonMax } = operatorLimits;
const after = text(200).optional();
const reason = text(reasonMax).trim().min(1);
const currency = z.enum(currencies);

const reading = { method: 'GET', envelope: 'v5', access: 'operator', proof: 'none' } as const;
const writing = {
  method: 'POST',
  envelope: 'v5',
  access: 'operator',
  proof: 'recent',
  writes: true,
  idempotent: true,
  form: true,
  limit: 'write',
} as const;

/** What one account holds, what of the member's lies on hold, and what they owe. */
const standing = z.object({ balance: count, held: count, owed: count });

const holdRow = z.object({
  id,
  member: named.nullable(),
  currency,
  amount: count,
  /** Why, in the language asked for. */
  note: z.string(),
  reference: z.string(),
  at: time,
  expiresAt: time,
});

/** What a member was given in a month: rewards, and what was paid for hidden parts. */
const receiverRow = z.object({
  uid: id,
  member: named.nullable(),
  gifts: count,
  xgold: count,
  /** XGold of new accounts. */
  fromNew: count,
  /** How much of a thousand XGold came from new accounts. */
  share: count,
});

/** Money that an operator moves by hand, or asks another one to approve. */
const transferRow = z.object({
  id,
  member: named.nullable(),
  way: z.enum(manualWays),
  currency,
  amount: count,
  /** Why, as the member reads it. */
  shown: z.string(),
  /** Why, as operators read it. */
  reason: z.string(),
  state: z.enum(manualStates),
  askedBy: named.nullable(),
  askedAt: time,
  expiresAt: time,
  decidedBy: named.nullable(),
  decidedAt: time.nullable(),
  /** What the second operator gave as the reason. */
  decision: z.string(),
  can: z.object({ decide: flag }),
});

/** What may refuse a decision on a request. */
const undecided = [
  ...['economy.request_unknown', 'economy.request_decided', 'economy.request_expired'],
  ...['economy.own_request', 'economy.own_account'],
] as const;

export const moneyCalls = {
  'operators.statement': defineCall({
    ...reading,
    reads: 'replica',
    path: '/v5/admin/money/statement',
    summary:
      'What a member has, on hold and owes, and one account’s entries, the newest first; with `reason` those of one reason.',
    query: z.object({
      /** A member's number, or their whole name. */
      who: text(queryMax).trim().min(1),
      currency: currency.default('xgold'),
      reason: text(60).default(''),
      after,
    }),
    output: going(statementRow.omit({ to: true }).extend({ reason: z.string() })).extend({
      member: named,
      standing: z.object({ xgold: standing, xcoin: standing }),
    }),
    refusals: ['operators.unknown_member'],
  }),
  'operators.holds': defineCall({
    ...reading,
    reads: 'replica',
    path: '/v5/admin/money/holds',
    summary: 'Money that members have on hold, the oldest first.',
    query: z.object({ after }),
    output: going(holdRow),
  }),
  'operators.void-hold': defineCall({
    done: { text: 'operators.funds.voided' },
    ...writing,
    path: '/v5/admin/money/holds/void',
    summary: 'Gives a hold back to its member before its time is over.',
    body: z.object({ id: idField, reason }),
    output: z.object({}),
    refusals: ['economy.hold_unknown', 'economy.hold_over'],
  }),
  'operators.gift-receivers': defineCall({
    ...reading,
    path: '/v5/admin/money/gifts',
    summary:
      'Members who were given XGold by new accounts in a month of UTC, by what share of all that they were given it was.',
    query: z.object({ month: z.enum(['this', 'last']).default('this'), after }),
    output: going(receiverRow),
  }),
  'operators.transfers': defineCall({
    ...reading,
    reads: 'replica',
    path: '/v5/admin/money/transfers',
    summary: 'Transfers by hand that wait for a second operator, the oldest first, or all others, the newest first.',
    query: z.object({ state: z.enum(['open', 'done']).default('open'), after }),
    output: going(transferRow),
  }),
  'operators.transfer': defineCall({
    done: { text: 'operators.said.transfer', of: ['state'] },
    ...writing,
    path: '/v5/admin/money/transfers',
    summary: `Gives money to a member, or takes it; above ${manualLimits.alone} it waits for a second operator.`,
    body: z.object({
      uid: idField,
      way: z.enum(manualWays),
      currency,
      amount: whole(1, manualLimits.most),
      shown: text(manualLimits.shown).trim().min(1),
      reason,
    }),
    output: transferRow,
    refusals: ['operators.unknown_member', 'economy.own_account', 'economy.member_has_less'],
  }),
  'operators.approve-transfer': defineCall({
    done: { text: 'operators.funds.made' },
    ...writing,
    path: '/v5/admin/money/transfers/approve',
    summary: 'Makes a transfer that another operator asked for; `uid` and `amount` are what its reader saw.',
    body: z.object({ id: idField, uid: idField, amount: whole(1, manualLimits.most), reason }),
    output: transferRow,
    refusals: [...undecided, 'operators.unknown_member', 'economy.request_changed', 'economy.member_has_less'] as const,
  }),
  'operators.refuse-transfer': defineCall({
    done: { text: 'operators.funds.turnedDown' },
    ...writing,
    path: '/v5/admin/money/transfers/refuse',
    summary: 'Refuses a transfer that another operator asked for.',
    body: z.object({ id: idField, reason }),
    output: transferRow,
    refusals: undecided,
  }),
} as const;
