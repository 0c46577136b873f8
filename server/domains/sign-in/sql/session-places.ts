import type { Db } from '../../../platform/context.ts';
import type { Place } from '../../../platform/geoip/port.ts';

/** Stores where a session was begun, while it lasts. */
export async function placeSession(db: Db, id: number, { city, country }: Place): Promise<void> {
  await db.updateTable('accounts.sessions').set({ city, country }).where('id', '=', id).execute();
}
