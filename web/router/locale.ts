import { type Country, countryOfCode, globalCountry, localePath } from '../../contract/primitives/countries.ts';
import { withoutFlags } from '../../contract/primitives/dialog-flags.ts';
import { type SitePath, sitePath } from '../../contract/primitives/site-path.ts';
import type { Location } from './address.ts';
import { useBasename } from './hooks.ts';

/**
 * The country whose locale the page is read in. The router's base path is the locale's prefix, so every
 * `<Link to="/latest">`, `navigate('/latest')` and `redirect('/latest')` stays in it by itself.
 */
export function useLocale(): Country {
  return countryOfCode(useBasename().slice(1)) ?? globalCountry;
}

/** Puts a country's prefix before a path of the router's (R-MSC-030). */
export const addressIn = (country: Country, path: string, search = '', hash = ''): SitePath =>
  sitePath(`${localePath(country.code, path)}${search}${hash}`);

/** What is one country's own: no other locale has it. */
const ofCountry = /^\/xstore(?:\/|$)/;

/** The same page in another country's locale, with its query and place; of what is one country's own, the other's front page. */
export const samePageIn = (country: Country, { pathname, search, hash }: Omit<Location, 'key'>): SitePath => {
  const rest = withoutFlags(search);
  return ofCountry.test(pathname) ? addressIn(country, '/') : addressIn(country, pathname, rest && `?${rest}`, hash);
};
