import { countryOfFid } from '../../../contract/primitives/countries.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { creatorPools } from './settings.ts';

/** The pool that operators set for a country's month; without one there is none. */
export async function poolOf(settings: SettingsReader, countryFid: number, month: string): Promise<number> {
  const code = countryOfFid(countryFid)?.code;
  const row = (await settings.get(creatorPools)).find((each) => each.country === code && each.month === month);
  return row?.xgold ?? 0;
}
