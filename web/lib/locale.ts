import { type Country, countryOfCode, globalCountry, localePath } from '../../contract/primitives/countries.ts';
import { useBasename } from '../router/hooks.ts';

/**
 * The country whose locale the page is read in. The router's base path is the locale's prefix, so every
 * `<Link to="/latest">`, `navigate('/latest')` and `redirect('/latest')` stays in it by itself.
 */
export function useLocale(): Country {
  return countryOfCode(useBasename().slice(1)) ?? globalCountry;
}

/** Puts a country's prefix before a path of the router's (R-MSC-030). */
export const addressIn = (country: Country, path: string, search = '', hash = ''): string =>
  `${localePath(country.code, path)}${search}${hash}`;
