import { z } from 'zod';
import type { TagBoard } from './cache/tags.ts';
import type { Ctx, Db, Log } from './context.ts';

/**
 * A figure that operators may set, with the product's own where they set nothing. Its domain declares it in
 * `settings.ts` and hands it up in its manifest; what it is called is the text `<domain>.setting.<name>`.
 */
export interface Setting<T = unknown> {
  readonly domain: string;
  /** What its row in `platform.settings` is called: unique over the whole product. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** The product's own. */
  readonly standard: T;
}

/** Declares a setting; the product's own figure has to be one that operators could have set. */
export function defineSetting<S extends z.ZodType>(
  domain: string,
  name: string,
  schema: S,
  standard: z.input<S>,
): Setting<z.output<S>> {
  return { domain, name, schema: schema as unknown as z.ZodType<z.output<S>>, standard: schema.parse(standard) };
}

/** Cache tag of all settings. */
export const settingsTag = 'settings';

/** Reads the operators' settings. */
export interface SettingsReader {
  /** What holds now. */
  get<T>(setting: Setting<T>): Promise<T>;
}

/** What is stored, and what was made of it so far. */
interface Known {
  position: number;
  rows: ReadonlyMap<string, unknown>;
  values: Map<Setting, unknown>;
}

/** Caches the settings in this process until somebody changes one; without the database, as they were. */
export function createSettings({ db, tags, log }: { db: Db; tags: TagBoard; log: Log }): SettingsReader {
  let known: Known | undefined;
  const current = async (): Promise<Known> => {
    if (known && !tags.movedSince([settingsTag], known.position)) return known;
    const position = tags.position();
    try {
      const rows = new Map((await storedSettings(db)).map(({ name, value }) => [name, value]));
      known = { position, rows, values: new Map() };
    } catch (error) {
      if (!known) throw error;
      log.warn({ err: error }, 'settings could not be read again');
    }
    return known;
  };
  return {
    get: async <T>(setting: Setting<T>) => {
      const { rows, values } = await current();
      const key = setting as Setting;
      if (!values.has(key)) values.set(key, understood(setting, rows.get(setting.name), log));
      return values.get(key) as T;
    },
  };
}

/** What operators stored; the product's own figure where they stored nothing, gave it back, or wrote nonsense. */
function understood<T>({ name, schema, standard }: Setting<T>, stored: unknown, log: Log): T {
  if (stored === undefined || stored === null) return standard;
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  log.warn({ setting: name }, 'a stored setting is not understood and its default is used');
  return standard;
}

/** JSON Schema of what a setting may hold, for the form that changes it. */
export function settingSchema({ schema }: Setting): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

/** What operators stored, by name: null gives the product's own back. */
export interface StoredSetting {
  name: string;
  value: unknown;
  version: number;
  updated_at: Date;
}

export const storedSettings = (db: Db): Promise<StoredSetting[]> =>
  db.selectFrom('platform.settings').select(['name', 'value', 'version', 'updated_at']).execute();

/**
 * Stores one setting over the version that was seen, 0 where none was stored; false where somebody else was faster.
 * Every process reads it anew once the transaction is committed.
 */
export async function changeSetting(
  { db, now, stale }: Pick<Ctx, 'db' | 'now' | 'stale'>,
  name: string,
  value: unknown,
  seen: number,
): Promise<boolean> {
  const row = { value: JSON.stringify(value), updated_at: now, version: seen + 1 };
  const written =
    seen === 0
      ? await db
          .insertInto('platform.settings')
          .values({ name, ...row })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('platform.settings')
          .set(row)
          .where('name', '=', name)
          .where('version', '=', seen)
          .returning('version')
          .executeTakeFirst();
  stale(settingsTag);
  return written !== undefined;
}
