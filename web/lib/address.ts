import { type Country, countryOfCode, globalCountry } from '../../contract/primitives/countries.ts';

/** An address of the browser parted into its locale and the path that the router knows. */
export function splitLocale(pathname: string): { country: Country; path: string } {
  const first = pathname.split('/', 2)[1] ?? '';
  const country = countryOfCode(first);
  if (!country || country === globalCountry) return { country: globalCountry, path: pathname };
  return { country, path: pathname.slice(first.length + 1) || '/' };
}
