import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { type Country, countryOfCode, globalCountry, localePath } from '../../contract/primitives/countries.ts';

/**
 * The country whose locale the page is read in. The router's base path is the locale's prefix, so every
 * `<Link to="/latest">`, `navigate('/latest')` and `redirect('/latest')` stays in it by itself. It is read where the
 * router keeps it: nearly every part of a page asks, and resolving an address each time was a tenth of its rendering.
 */
export function useLocale(): Country {
  return countryOfCode(use(NavigationContext).basename.slice(1)) ?? globalCountry;
}

/** Puts a country's prefix before a path of the router's (R-MSC-030). */
export const addressIn = (country: Country, path: string, search = '', hash = ''): string =>
  `${localePath(country.code, path)}${search}${hash}`;
