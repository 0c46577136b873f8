import { z } from 'zod';
import { countries } from '../../../contract/primitives/countries.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';

const some = z.int().min(0).max(100_000);
const days = z.int().min(0).max(3650).meta({ unit: 'days' });

/** What somebody needs to become a creator, beside a verified e-mail (DECISIONS "creator"). */
export const creatorConditions = defineSetting(
  'creator',
  'creatorConditions',
  z.object({ threads: some, followers: some, days }),
  { threads: 10, followers: 100, days: 90 },
);

/** Within how many days an application is answered, and after how many one may apply again. */
export const creatorAnswers = defineSetting('creator', 'creatorAnswers', z.object({ promise: days, again: days }), {
  promise: 7,
  again: 30,
});

const country = z.enum(countries.map(({ code }) => code)).meta({ of: 'country' });

/** XGold that super creators of a country share for a month; without a row there is none. */
export const creatorPools = defineSetting(
  'creator',
  'creatorPools',
  z
    .array(
      z.object({
        country,
        month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
        xgold: z.int().min(0).max(100_000_000).meta({ unit: 'xgold' }),
      }),
    )
    .max(500),
  [],
);

/** What stands on top of the overview of a country's creators. */
export const creatorBanners = defineSetting(
  'creator',
  'creatorBanners',
  z
    .array(
      z.object({
        country,
        img: z.string().max(300),
        url: z.string().max(300),
        title: z.string().max(120),
      }),
    )
    .max(50),
  [],
);

export const creatorSettings: readonly Setting[] = [creatorConditions, creatorAnswers, creatorPools, creatorBanners];
