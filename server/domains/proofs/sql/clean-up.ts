import type { Db } from '../../../platform/context.ts';

/** Deletes what has run out: images, codes, challenges, e-mails' secrets and old failures. */
export async function deleteExpiredProofs(db: Db, now: Date, failuresBefore: Date): Promise<void> {
  await db.deleteFrom('accounts.verification_images').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.phone_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.email_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.login_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.password_resets').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('accounts.login_failures')
    .where('first_at', '<=', failuresBefore)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', failuresBefore)]))
    .execute();
}
