import type { Ctx } from '../../../platform/context.ts';
import { type Setting, type StoredSetting, storedSettings } from '../../../platform/settings.ts';

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
