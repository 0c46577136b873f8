import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';

interface DeviceRow {
  uid: number;
  device: string;
  at: Date;
}

/** Stores on what device accounts were made. */
export async function insertDevices(db: Db, rows: readonly DeviceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('invitations.devices')
    .values([...rows])
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
}

/** Marks of the devices on which accounts were made, by uid. */
export async function devicesOf(db: Db, uids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('invitations.devices')
    .select(['uid', 'device'])
    .where('uid', '=', sql<number>`any(${uids}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.uid, row.device]));
}

/** Drops what is compared no longer. */
export async function dropBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('invitations.devices').where('at', '<', at).execute();
  await db.deleteFrom('invitations.imei_tries').where('day', '<', utcDay(at)).execute();
}
