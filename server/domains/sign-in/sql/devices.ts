import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Whether a member has logged in on any device yet, and whether on one of these. */
export async function knownDevices(
  db: Db,
  uid: number,
  hashes: readonly Buffer[],
): Promise<{ any: boolean; these: boolean }> {
  const { rows } = await sql<{ any: boolean; these: boolean }>`
    select count(*) > 0 as any, coalesce(bool_or(device_hash = any(${hashes}::bytea[])), false) as these
    from accounts.devices where uid = ${uid}`.execute(db);
  return rows[0]!;
}

/** Stores what a device is known by. */
export async function saveDevice(db: Db, uid: number, hashes: readonly Buffer[], now: Date): Promise<void> {
  await db
    .insertInto('accounts.devices')
    .values(hashes.map((device_hash) => ({ uid, device_hash, last_seen_at: now })))
    .onConflict((conflict) => conflict.columns(['uid', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
}

/** Whether a member gets e-mails about new devices; they do where nothing was chosen. */
export async function wantsSignInAlerts(db: Db, uid: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts.alert_choices')
    .select('sign_in_letters')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.sign_in_letters ?? true;
}

export async function saveSignInAlerts(db: Db, uid: number, on: boolean): Promise<void> {
  const row = { sign_in_letters: on };
  await db
    .insertInto('accounts.alert_choices')
    .values({ uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute();
}
