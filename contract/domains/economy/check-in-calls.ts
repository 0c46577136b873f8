import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { withOwn } from '../../own.ts';
import { count, flag } from '../../primitives/fields.ts';
import { checkInDays } from './limits.ts';

/** Daily check-in of a member (D1 §3 "Sign-in info"). Amounts are XGold, days are the member's own. */
export const checkInInfo = withOwn(
  {
    /** What each day of a streak earns; the eighth begins anew. */
    day_gold: z.array(count).length(checkInDays),
  },
  {
    /** Days on which they checked in, ever. */
    total: count,
    /** Days in a row up to today or yesterday; 0 where one was missed. */
    continue_days: count,
    /** Of the running seven, those that are done. */
    sign: z.array(flag).length(checkInDays),
    is_sign: flag,
    /** What today's check-in earned. */
    today_total: count,
    /** What this month's earned. */
    month_gold: count,
    /** Days of this month with a check-in. */
    month_days: z.array(z.int().min(1).max(31)),
    /** Today where the member is, `2026-11-24`. */
    day: z.iso.date(),
  },
);
export type CheckInInfo = z.output<typeof checkInInfo>;

const once = 'Once a day of the member’s own; whoever has done it today is answered as it stands.';

export const checkInCalls = {
  'economy.check-ins': defineCall({
    id: 'user-sign-in-record',
    method: 'GET',
    path: '/v5/user/signInRecord',
    envelope: 'v5',
    access: 'member',
    summary: 'The daily check-in as it stands: the streak, what each day earns, and this month.',
    source: 'D1 §7, §3',
    output: checkInInfo,
  }),
  'economy.check-in': defineCall({
    id: 'user-sign-in',
    method: 'POST',
    path: '/v5/user/signIn',
    envelope: 'v5',
    access: 'member',
    summary: `Checks the member in for today and pays the day’s XGold. ${once}`,
    source: 'D1 §7, DECISIONS "sign-in ladder"',
    output: checkInInfo,
    says: 'economy.checkedIn',
    writes: true,
    idempotent: true,
    form: true,
    limit: 'write',
  }),
  'economy.record-check-in': defineCall({
    id: 'sign-record',
    method: 'POST',
    path: '/selfapi/sign/record',
    envelope: 'legacy',
    access: 'member',
    summary: `The older client’s check-in. ${once}`,
    source: 'D1 §7',
    output: z.object({ Variables: z.object({ Message: z.object({ is_sign: flag }) }) }),
    says: 'economy.checkedIn',
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
} as const;
