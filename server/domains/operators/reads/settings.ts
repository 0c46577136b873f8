import type { z } from 'zod';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { settingRow } from '../../../../contract/domains/operators/shapes.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db, MemberCtx } from '../../../platform/context.ts';
import { type Setting, type StoredSetting, storedSettings } from '../../../platform/settings.ts';
import { translate } from '../../../platform/texts.ts';
import { groupText, hintText, namedSchema, settingText } from '../setting-words.ts';
import type { ConsoleDeps } from './deps.ts';

export type SettingRow = z.output<typeof settingRow>;

/** Every setting, whether operators have touched it or not. */
export const settings =
  (deps: ConsoleDeps) =>
  async ({ db, locale }: MemberCtx): Promise<DataOf<Calls['operators.settings']>> => {
    const stored = await storedByName(db);
    return { list: deps.settings.map((setting) => presentSetting(setting, stored.get(setting.name), locale)) };
  };

export const storedByName = async (db: Db): Promise<Map<string, StoredSetting>> =>
  new Map((await storedSettings(db)).map((row) => [row.name, row]));

/** A setting as the form that changes it needs it. */
export function presentSetting(setting: Setting, stored: StoredSetting | undefined, locale: Language): SettingRow {
  const changed = stored !== undefined && stored.value !== null;
  return {
    name: setting.name,
    label: translate(locale, settingText(setting)),
    hint: translate(locale, hintText(setting)),
    group: translate(locale, groupText(setting)),
    schema: namedSchema(setting, locale),
    value: changed ? stored.value : setting.standard,
    standard: setting.standard,
    changed,
    version: stored?.version ?? 0,
    changedAt: stored?.updated_at.toISOString() ?? null,
  };
}
