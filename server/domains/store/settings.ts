import { z } from 'zod';
import { countries } from '../../../contract/primitives/countries.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';

/** Countries in which the store is open, by their numbers (D1 §3). */
export const storeCountries = defineSetting(
  'store',
  'storeCountries',
  z.array(z.int().min(1).max(100_000).meta({ of: 'country' })).max(50),
  countries.filter(({ store }) => store).map(({ fid }) => fid),
);

export const storeSettings: readonly Setting[] = [storeCountries];
