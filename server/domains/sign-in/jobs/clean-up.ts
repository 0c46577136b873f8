import type { Db } from '../../../platform/context.ts';
import { deleteExpired } from '../sql/clean-up.ts';
import { deleteSpentHandOvers } from '../sql/linked-accounts.ts';

/** As long as the cookie that a device is known by. */
const deviceSeconds = 400 * 86_400;

/** Deletes sessions and page cookies that have run out, and devices and addresses that nobody came by for long. */
export async function cleanUpSignIn(db: Db, now: Date): Promise<void> {
  await deleteExpired(db, now, new Date(now.getTime() - deviceSeconds * 1000));
  await deleteSpentHandOvers(db, now);
}
