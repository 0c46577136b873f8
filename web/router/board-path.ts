import { type Country, countryOfFid, globalFid } from '../../contract/primitives/countries.ts';
import { addressIn } from './locale.ts';

const named = /^b(\d{1,15})$/;

/** Address of a country's board, within its locale. */
export const boardPath = (typeid: number): string => `/forum/b${typeid}`;

/** The board that an address names, undefined where it names none. */
export const boardOfPath = (segment: string): number | undefined => {
  const [, typeid] = named.exec(segment) ?? [];
  return typeid === undefined ? undefined : Number(typeid);
};

/** Where a thread's board lies for a reader in another country, undefined where that is in their own locale. */
export function boardElsewhere(here: Country, countryFid: number, typeid: number): string | undefined {
  const country = countryOfFid(countryFid);
  if (!country || country.fid === here.fid || country.fid === globalFid) return undefined;
  return addressIn(country, boardPath(typeid));
}
