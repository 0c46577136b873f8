import type { Db } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { deleteExpiredProofs } from '../sql/clean-up.ts';

/** Deletes images and codes that have run out, and failures that count no more. */
export async function cleanUpProofs(db: Db, settings: SettingsReader, now: Date): Promise<void> {
  const { loginLock } = await settings.all();
  await deleteExpiredProofs(db, now, new Date(now.getTime() - loginLock.windowSeconds * 1000));
}
