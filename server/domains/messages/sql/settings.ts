import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface SettingsRow {
  reads: boolean;
  enter_breaks: boolean;
  mentions: boolean;
}

export const unsaid: SettingsRow = { reads: true, enter_breaks: false, mentions: true };

export async function settingsOf(db: ReadDb, uid: number): Promise<SettingsRow> {
  const row = await db
    .selectFrom('messages.settings')
    .select(['reads', 'enter_breaks', 'mentions'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ?? unsaid;
}

/** Of these, who shows to nobody how far they have read. */
export async function whoHidesReads(db: Db, uids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ uid: number }>`
    select uid from messages.settings where uid = any(${uids}::bigint[]) and not reads`.execute(db);
  return new Set(rows.map(({ uid }) => uid));
}

/** Of these, who wants to learn of mentions in muted groups no longer. */
export async function whoMutesMentions(db: Db, uids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ uid: number }>`
    select uid from messages.settings where uid = any(${uids}::bigint[]) and not mentions`.execute(db);
  return new Set(rows.map(({ uid }) => uid));
}

export async function saveSettings(db: Db, uid: number, { reads, enter_breaks, mentions }: SettingsRow): Promise<void> {
  await sql`
    insert into messages.settings (uid, reads, enter_breaks, mentions)
    values (${uid}, ${reads}, ${enter_breaks}, ${mentions})
    on conflict (uid) do update
      set reads = excluded.reads, enter_breaks = excluded.enter_breaks, mentions = excluded.mentions`.execute(db);
}
