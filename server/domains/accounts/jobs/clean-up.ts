import type { Db } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { loginLock } from '../settings.ts';
import { deleteExpired } from '../sql/clean-up.ts';
import { deleteSpentHandOvers } from '../sql/linked-accounts.ts';

/** As long as the cookie that a device is known by. */
const deviceSeconds = 400 * 86_400;

/** Deletes sessions, page cookies, images and codes that have run out, and failures that count no more. */
export async function cleanUpAccounts(db: Db, settings: SettingsReader, now: Date): Promise<void> {
  const lock = await settings.get(loginLock);
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
  await deleteExpired(db, now, ago(lock.windowSeconds), ago(deviceSeconds));
  await deleteSpentHandOvers(db, now);
}
