import { z } from 'zod';
import { count, dateline, id } from '../../primitives/fields.ts';

/** What members have; both are whole numbers. */
export const currencies = ['xgold', 'xcoin'] as const;
export type Currency = (typeof currencies)[number];

/** Which way an operator moves money by hand: to a member, or from one. */
export const manualWays = ['give', 'take'] as const;
export type ManualWay = (typeof manualWays)[number];

/** How far a transfer by hand is. */
export const manualStates = ['waiting', 'paid', 'refused', 'expired'] as const;
export type ManualState = (typeof manualStates)[number];

/** What a transfer is; only what was earned settles debts. */
export const transferKinds = [
  'earned',
  'given',
  'spent',
  'exchanged',
  'refunded',
  'taken-back',
  'settled',
  'held',
  'released',
  'reversed',
  'expired',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** One entry of a member's account. */
export const statementRow = z.object({
  /** Its number on the account, from 1. */
  place: id,
  transfer: id,
  /** Below zero where it left the account. */
  amount: z.int(),
  /** What the account held after it. */
  balance: z.int(),
  kind: z.enum(transferKinds),
  /** Why it moved, in the reader's language. */
  note: z.string(),
  /** What it was for, as the paying part of the product names it: `pid:7`, `2026-11`; empty where that says nothing. */
  reference: z.string(),
  /** The page of what it was for: a path; empty where it is gone, or where the reader may not see it. */
  to: z.string(),
  /** It is on hold: whoever it is for hasn't got it yet. */
  waiting: z.boolean(),
  dateline,
});
export type StatementRow = z.output<typeof statementRow>;

/** What waits for a member: none of it is on their account yet. */
export const incomingMoney = z.object({
  /** All of it together. */
  amount: count,
  /** The newest of it. */
  list: z.array(
    statementRow.pick({ transfer: true, amount: true, note: true, reference: true, to: true, dateline: true }),
  ),
});
export type IncomingMoney = z.output<typeof incomingMoney>;

/** What a day earned. */
export const earnedDay = z.object({ day: z.iso.date(), amount: count });

/** The page of the console with a member's statement. */
export const statementPage = (uid: number): string => `/operator/money?who=${uid}`;
