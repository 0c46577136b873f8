import type { Db } from './context.ts';
import { daysBefore } from './days.ts';
import type { Contribution } from './domain.ts';
import { sweepIncoming } from './http/incoming-files.ts';
import { hourly } from './jobs/cron-line.ts';
import type { Storage } from './storage/port.ts';
import { platformTables } from './tables.ts';
import { unixSeconds } from './unix-seconds.ts';

const sentMailDays = 30;

/**
 * Deletes what the platform stores for a while only: nonces, first answers, counters, text messages, mails that went.
 */
export async function cleanUpPlatform(db: Db, now: Date): Promise<void> {
  const aDayAgo = daysBefore(now, 1);
  await db.deleteFrom('platform.nonces').where('expires_at', '<=', now).execute();
  await db.deleteFrom('platform.idempotency').where('at', '<=', aDayAgo).execute();
  await db.deleteFrom('platform.idempotency_claims').where('until', '<=', aDayAgo).execute();
  await db.deleteFrom('platform.limits').where('window_start', '<=', unixSeconds(aDayAgo)).execute();
  // They carry codes that nobody can use any more.
  await db.deleteFrom('platform.sms_outbox').where('created_at', '<=', aDayAgo).execute();
  const monthAgo = daysBefore(now, sentMailDays);
  await db
    .deleteFrom('platform.mail_outbox')
    .where('created_at', '<=', monthAgo)
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('refused_at', 'is not', null)]))
    .execute();
}

type CleanUpDeps = { db: Db; storage: Storage; clock: () => Date };

/** The hourly job of it, and whose the rows of the platform's tables are; no upload and no backup takes a day. */
export const platformCleanUp = ({ db, storage, clock }: CleanUpDeps): Contribution => ({
  domain: 'platform',
  tables: platformTables,
  tasks: {
    'platform.clean-up': async () => {
      const now = clock();
      await cleanUpPlatform(db, now);
      await storage.sweepUnfinished(daysBefore(now, 1));
      await sweepIncoming(storage, daysBefore(now, 1));
    },
  },
  cron: [{ task: 'platform.clean-up', match: '23 * * * *', promise: hourly }],
});
