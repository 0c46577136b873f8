import { giftLimits } from '../../contract/domains/gifts/limits.ts';
import type { Db } from '../../server/platform/context.ts';
import { daysBefore } from '../../server/platform/days.ts';

/** Days for which members of the tests have been there: what they give arrives at once. */
export const settledDays = giftLimits.waitDays;

/** Makes a member who has just registered one of those. */
export const settleMember = (db: Db, uid: number, now: Date) =>
  db
    .updateTable('accounts.members')
    .set({ created_at: daysBefore(now, settledDays) })
    .where('uid', '=', uid)
    .execute();
