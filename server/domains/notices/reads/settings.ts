import { noticeLimits } from '../../../../contract/domains/notices/limits.ts';
import type { NoticeSettings } from '../../../../contract/domains/notices/shapes.ts';
import type { MemberCtx, ReadDb } from '../../../platform/context.ts';
import { clockOf, minutesOf, type Quiet } from '../rules/quiet.ts';
import { type SettingsRow, settingsRows } from '../sql/settings.ts';

/** What holds where a member has set nothing. */
const unset: Omit<SettingsRow, 'uid'> = { muted: [], push_muted: [], quiet_from: null, quiet_to: null, digest: true };

/** Settings of these members, set or not. */
export async function settingsOf(db: ReadDb, uids: readonly number[]): Promise<(uid: number) => SettingsRow> {
  const byUid = new Map((await settingsRows(db, uids)).map((row) => [row.uid, row]));
  return (uid) => byUid.get(uid) ?? { uid, ...unset };
}

export const quietOf = ({ quiet_from, quiet_to }: SettingsRow): Quiet | undefined =>
  quiet_from === null || quiet_to === null ? undefined : { from: quiet_from, to: quiet_to };

export function presentSettings(row: SettingsRow): NoticeSettings {
  const quiet = quietOf(row);
  return {
    muted: row.muted,
    push_muted: row.push_muted,
    quiet: quiet ? 1 : 0,
    quiet_from: clockOf(quiet?.from ?? minutesOf(noticeLimits.quietFrom)),
    quiet_to: clockOf(quiet?.to ?? minutesOf(noticeLimits.quietTo)),
    digest: row.digest ? 1 : 0,
  };
}

export const ownSettings = async ({ db, actor }: MemberCtx): Promise<NoticeSettings> =>
  presentSettings((await settingsOf(db, [actor.uid]))(actor.uid));
