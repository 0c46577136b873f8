import type { AdminReadOnly, AdminSwitch } from '../../../../contract/domains/announcements/shapes.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readOnlyMode } from '../../../platform/read-only.ts';
import { type Setting, type StoredSetting, storedSettings } from '../../../platform/settings.ts';
import { type FeatureSwitch, type Switches, switchText } from '../../../platform/switches.ts';
import { translate } from '../../../platform/texts.ts';

/** What is stored of settings now, with the version that it stands in. */
export type StoredNow = <T>(setting: Setting<T>) => { value: T; version: number };

/** Reads them from the database: operators change what they see, not what a process remembers. */
export async function storedNow({ db }: Pick<Ctx, 'db'>): Promise<StoredNow> {
  const rows = new Map<string, StoredSetting>((await storedSettings(db)).map((row) => [row.name, row]));
  return ({ name, schema, standard }) => {
    const row = rows.get(name);
    const parsed = schema.safeParse(row?.value);
    return { value: parsed.success ? parsed.data : standard, version: row?.version ?? 0 };
  };
}

export function presentSwitch({ name, state }: FeatureSwitch, stored: StoredNow, locale: Language): AdminSwitch {
  const { value, version } = stored(state);
  return { name, label: translate(locale, switchText(name)), ...value, version };
}

/** Every switch there is, by name. */
export const switches =
  (deps: { switches: Pick<Switches, 'all'> }) =>
  async (ctx: Ctx): Promise<{ list: AdminSwitch[] }> => {
    const stored = await storedNow(ctx);
    const all = deps.switches.all().toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return { list: all.map((each) => presentSwitch(each, stored, ctx.locale)) };
  };

export function presentReadOnly(stored: StoredNow): AdminReadOnly {
  const { value, version } = stored(readOnlyMode);
  return { ...value, on: value.on ? 1 : 0, version };
}

/** Whether nothing is written now. */
export const readOnly = async (ctx: Ctx): Promise<AdminReadOnly> => presentReadOnly(await storedNow(ctx));
