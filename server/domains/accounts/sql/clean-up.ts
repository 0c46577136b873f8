import type { Db } from '../../../platform/context.ts';
import { daysBefore, utcDay } from '../../../platform/days.ts';

const knownAddressDays = 90;

/** Deletes what has run out: sessions, page cookies, images, codes, challenges, letters' secrets, counts and old failures and devices. */
export async function deleteExpired(db: Db, now: Date, failuresBefore: Date, devicesBefore: Date): Promise<void> {
  await db.deleteFrom('accounts.page_sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.verification_images').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.devices').where('last_seen_at', '<=', devicesBefore).execute();
  await db.deleteFrom('accounts.phone_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.email_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.password_resets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.guardian_letters').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('accounts.day_counts')
    .where('day', '<=', utcDay(daysBefore(now, 3)))
    .execute();
  await db.deleteFrom('accounts.known_addresses').where('seen_at', '<=', daysBefore(now, knownAddressDays)).execute();
  await db
    .deleteFrom('accounts.login_failures')
    .where('first_at', '<=', failuresBefore)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', failuresBefore)]))
    .execute();
}
