import type { z } from 'zod';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { settingRow } from '../../../../contract/domains/operators/shapes.ts';
import type { Db, MemberCtx } from '../../../platform/context.ts';
import {
  type SettingName,
  type StoredSetting,
  settingDefault,
  settingNames,
  settingSchema,
  storedSettings,
} from '../../../platform/settings.ts';

export type SettingRow = z.output<typeof settingRow>;

/** Every setting, whether operators have touched it or not. */
export async function settings({ db }: MemberCtx): Promise<DataOf<Calls['operators.settings']>> {
  const stored = await storedByName(db);
  return { list: settingNames.map((name) => presentSetting(name, stored.get(name))) };
}

export const storedByName = async (db: Db): Promise<Map<string, StoredSetting>> =>
  new Map((await storedSettings(db)).map((row) => [row.name, row]));

/** A setting as the form that changes it needs it. */
export function presentSetting(name: SettingName, stored: StoredSetting | undefined): SettingRow {
  const changed = stored !== undefined && stored.value !== null;
  return {
    name,
    schema: settingSchema(name),
    value: changed ? stored.value : settingDefault(name),
    standard: settingDefault(name),
    changed,
    version: stored?.version ?? 0,
    changedAt: stored?.updated_at.toISOString() ?? null,
  };
}
