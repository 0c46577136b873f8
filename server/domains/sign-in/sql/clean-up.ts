import type { Db } from '../../../platform/context.ts';
import { daysBefore } from '../../../platform/days.ts';

const knownAddressDays = 90;

/** Deletes what has run out: page cookies, sessions, old devices and addresses. */
export async function deleteExpired(db: Db, now: Date, devicesBefore: Date): Promise<void> {
  await db.deleteFrom('accounts.page_sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('accounts.devices').where('last_seen_at', '<=', devicesBefore).execute();
  await db.deleteFrom('accounts.known_addresses').where('seen_at', '<=', daysBefore(now, knownAddressDays)).execute();
}
