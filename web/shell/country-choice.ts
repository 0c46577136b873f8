import { type CountryCode, countryOfCode } from '../../contract/primitives/countries.ts';
import { onDevice } from '../lib/stores.ts';

const key = 'country';

/** A guest's choice of country stays in the browser. */
export const storeCountry = (code: CountryCode): void => void onDevice.write(key, code);

const storedCountry = (): CountryCode | undefined => countryOfCode(onDevice.read(key) ?? undefined)?.code;

/**
 * A locale in the address, a member's country, or a choice stored before: the country dialog can then be closed
 * (R-MSC-015).
 */
export const countryIsSet = (locale: CountryCode, isMember: boolean, stored: CountryCode | undefined): boolean =>
  locale !== 'global' || isMember || stored !== undefined;

/** As `countryIsSet`, in this browser. */
export const countryIsSetHere = (locale: CountryCode, isMember: boolean): boolean =>
  countryIsSet(locale, isMember, storedCountry());
