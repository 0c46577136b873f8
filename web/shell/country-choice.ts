import { type CountryCode, countryOfCode } from '../../contract/primitives/countries.ts';

const key = 'country';

/** A guest's choice of country stays in the browser. */
export function keepCountry(code: CountryCode): void {
  try {
    localStorage.setItem(key, code);
  } catch {
    // Storage switched off: the choice lasts for this page.
  }
}

function keptCountry(): CountryCode | undefined {
  try {
    return countryOfCode(localStorage.getItem(key) ?? undefined)?.code;
  } catch {
    return undefined;
  }
}

/** A locale in the address, a member's country, or a choice kept before: the country dialog can then be closed (R-MSC-015). */
export const countryIsSet = (locale: CountryCode, isMember: boolean, kept: CountryCode | undefined): boolean =>
  locale !== 'global' || isMember || kept !== undefined;

/** As `countryIsSet`, in this browser. */
export const countryIsSetHere = (locale: CountryCode, isMember: boolean): boolean =>
  countryIsSet(locale, isMember, typeof localStorage === 'undefined' ? undefined : keptCountry());
