import type { Db } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { loginLock } from '../settings.ts';
import { deleteExpiredProofs } from '../sql/clean-up.ts';

/** Deletes images and codes that have run out, and failures that count no more. */
export async function cleanUpProofs(db: Db, settings: SettingsReader, now: Date): Promise<void> {
  const { windowSeconds } = await settings.get(loginLock);
  await deleteExpiredProofs(db, now, new Date(now.getTime() - windowSeconds * 1000));
}
