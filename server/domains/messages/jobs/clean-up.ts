import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { daysBefore } from '../../../platform/days.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { detachPictures } from '../../media/index.ts';
import { retainDays } from '../settings.ts';
import { forgetReported } from '../sql/reports.ts';
import { deleteExpired } from '../sql/retention.ts';

/** Rows of one transaction. */
const atOnce = 1000;

/** Deletes messages that are older than operators keep them, and the words of reports decided long ago. */
export async function cleanUpMessages(db: Db, settings: SettingsReader, now: Date): Promise<void> {
  const days = await settings.get(retainDays);
  while (days > 0 && (await expire(db, daysBefore(now, days), now)) === atOnce);
  while ((await forgetReported(db, daysBefore(now, messageLimits.reportedDays), atOnce)) > 0);
}

const expire = (db: Db, before: Date, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { deleted, aids } = await deleteExpired(tx, before, atOnce);
    await detachPictures({ db: tx, now }, aids);
    return deleted;
  });
