import { sql } from 'kysely';
import type { NoticeSort } from '../../../../contract/domains/notices/limits.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface SettingsRow {
  uid: number;
  muted: NoticeSort[];
  push_muted: NoticeSort[];
  quiet_from: number | null;
  quiet_to: number | null;
  digest: boolean;
}

/** Of those members who have set something. */
export async function settingsRows(db: ReadDb, uids: readonly number[]): Promise<SettingsRow[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<SettingsRow>`
    select uid, muted, push_muted, quiet_from, quiet_to, digest from notices.settings
     where uid = any(${uids}::bigint[])`.execute(db);
  return rows;
}

/** A member's own, made where there were none; nobody else changes them until the transaction ends. */
export async function lockSettings(tx: Db, uid: number, now: Date): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`
    insert into notices.settings (uid, updated_at) values (${uid}, ${now})
    on conflict (uid) do update set uid = excluded.uid
    returning uid, muted, push_muted, quiet_from, quiet_to, digest`.execute(tx);
  return rows[0]!;
}

/** Of two that set at once the last one stands. */
export async function writeSettings(db: Db, { uid, ...row }: SettingsRow, now: Date): Promise<void> {
  const values = { ...row, updated_at: now };
  await db
    .insertInto('notices.settings')
    .values({ uid, ...values })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(values))
    .execute();
}

/** Members who switched a sort off, read on from one. */
export async function mutedAfter(db: Db, sort: NoticeSort, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select uid from notices.settings where uid > ${after}::bigint and ${sort} = any(muted)
     order by uid limit ${most}`.execute(db);
  return rows.map(({ uid }) => uid);
}
