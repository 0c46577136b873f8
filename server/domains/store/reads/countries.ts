import type { DataOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type SettingsReader, settingsTag } from '../../../platform/settings.ts';
import { storeCountries } from '../settings.ts';

type Calls = typeof storeCalls;

/** Countries in which the store is open. */
export const countries =
  (settings: SettingsReader) =>
  async ({ locale, reads }: Ctx): Promise<DataOf<Calls['store.countries']>> => {
    reads(settingsTag);
    const open = await settings.get(storeCountries);
    return {
      list: open.flatMap((fid) => {
        const country = countryOfFid(fid);
        return country ? [{ fid, code: country.code, name: country.names[locale] }] : [];
      }),
    };
  };
