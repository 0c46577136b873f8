import type { Db } from '../../../platform/context.ts';
import { daysBefore, utcDay } from '../../../platform/days.ts';

/** Deletes what has run out: guardians' links and counts of days that are over everywhere. */
export async function deleteExpiredGuardianRequests(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('accounts.guardian_letters').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('accounts.day_counts')
    .where('day', '<=', utcDay(daysBefore(now, 3)))
    .execute();
}
