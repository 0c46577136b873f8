import { z } from 'zod';
import { xgoldEarnings } from '../../contract/domains/economy/limits.ts';
import { imeiReward, invitationRewards } from '../../contract/domains/invitations/limits.ts';
import { defaultEmailEndings } from '../../contract/domains/members/limits.ts';
import { usernamePrice } from '../../contract/domains/profiles/limits.ts';
import type { TagBoard } from './cache/tags.ts';
import type { Ctx, Db, Log } from './context.ts';

const seconds = z
  .int()
  .min(1)
  .max(86_400 * 366);
const years = z.int().min(0).max(21);
const failures = z.int().min(1).max(100_000);
/** Amounts of XGold or XCoin in a setting. */
const amount = z.int().min(0).max(1_000_000);
const earning = z.object({ amount, times: z.int().min(1).max(10_000), per: z.enum(['ever', 'day']) });

/** What operators may set, with the product's own figures where they set nothing (DECISIONS "Product figures"). */
const shapes = {
  /** Endings of the e-mail addresses accepted at registration. */
  emailEndings: z
    .array(z.string().regex(/^[a-z]{2,20}$/))
    .min(1)
    .default([...defaultEmailEndings]),
  /** Whether plain posts may be written now. */
  regularPostsOpen: z.boolean().default(true),
  /** Shop addresses of the footer by country id; `other` is everybody else's. */
  shopAddresses: z.record(z.string(), z.url()).default({
    '207': 'https://ke.shop.example/',
    '209': 'https://pk.shop.example/',
    '212': 'https://ma.shop.example/',
    other: 'https://shop.example/',
  }),
  /** Failed log-ins within a window before a wait that doubles. */
  loginLock: z
    .object({
      accountFailures: failures,
      addressFailures: failures,
      windowSeconds: seconds,
      firstWaitSeconds: seconds,
      longestWaitSeconds: seconds,
    })
    .default({
      accountFailures: 5,
      addressFailures: 30,
      windowSeconds: 900,
      firstWaitSeconds: 60,
      longestWaitSeconds: 3600,
    }),
  /** What a username change costs, in XGold. */
  usernamePrice: amount.default(usernamePrice),
  /** Who is younger needs a guardian's consent to write; by country id where it is another age (R-MSC-033). */
  guardianAge: z
    .object({ age: years, countries: z.record(z.string().regex(/^\d{1,6}$/), years) })
    .default({ age: 13, countries: {} }),
  /** A session lives this long after its last use. */
  sessionSeconds: seconds.default(30 * 86_400),
  /** What actions earn in XGold, and how often at most within a day or ever. */
  xgoldEarnings: z.object({ register: earning, email_verified: earning }).default(xgoldEarnings),
  /** What invited friends earn, the tiers of a month, and when a friend counts. */
  invitationRewards: z
    .object({
      perInvitee: amount,
      months: z.array(z.object({ invitees: z.int().min(1).max(100_000), xgold: amount })).max(20),
      activeDays: z.int().min(0).max(60),
      withinDays: z.int().min(1).max(366),
    })
    .default({ ...invitationRewards, months: [...invitationRewards.months] }),
  /** XGold for the activation of a phone. */
  imeiReward: amount.default(imeiReward),
} as const;

type Shapes = typeof shapes;
export type SettingName = keyof Shapes;
export type Settings = { readonly [N in SettingName]: z.output<Shapes[N]> };

/** Cache tag of all settings. */
export const settingsTag = 'settings';

/** Reads the operators' settings. */
export interface SettingsReader {
  all(): Promise<Settings>;
}

const defaults = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, shape.parse(undefined)]),
) as Settings;

/** Keeps the settings in this process until somebody changes one; without the database, as they were. */
export function createSettings({ db, tags, log }: { db: Db; tags: TagBoard; log: Log }): SettingsReader {
  let kept: { settings: Settings; position: number } | undefined;
  return {
    all: async () => {
      if (kept && !tags.movedSince([settingsTag], kept.position)) return kept.settings;
      const position = tags.position();
      try {
        kept = { settings: await load(db, log), position };
      } catch (error) {
        if (!kept) throw error;
        log.warn({ err: error }, 'settings could not be read again');
      }
      return kept.settings;
    },
  };
}

async function load(db: Db, log: Log): Promise<Settings> {
  const rows = await db.selectFrom('platform.settings').select(['name', 'value']).execute();
  const settings: Record<string, unknown> = { ...defaults };
  for (const { name, value } of rows) {
    // An operator gave the product's own figure back.
    if (value === null && isSettingName(name)) continue;
    const parsed = shapes[name as SettingName]?.safeParse(value);
    if (parsed?.success) settings[name] = parsed.data;
    else log.warn({ setting: name }, 'a stored setting is not understood and its default is used');
  }
  return settings as Settings;
}

/** Names of all settings, in the order that they are declared. */
export const settingNames = Object.keys(shapes) as SettingName[];

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(shapes, name);

/** JSON Schema of what a setting may hold, for the form that changes it. */
export function settingSchema(name: SettingName): Record<string, unknown> {
  const { $schema: _, default: __, ...schema } = z.toJSONSchema(shapes[name], { io: 'input' });
  return schema;
}

/** The product's own figure. */
export const settingDefault = (name: SettingName): unknown => defaults[name];

/** A value that somebody typed, checked. */
export const parseSetting = (name: SettingName, value: unknown): z.ZodSafeParseResult<unknown> =>
  (shapes[name] as z.ZodType).safeParse(value);

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
  { db, now, touch }: Pick<Ctx, 'db' | 'now' | 'touch'>,
  name: SettingName,
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
  touch(settingsTag);
  return written !== undefined;
}
