import {
  type Country,
  countries,
  globalCountry,
  languageRoutes,
  languages,
} from '../../contract/primitives/countries.ts';

export interface PageLocale {
  country: Country;
  /** The router's base path: the locale's prefix. */
  basename: string;
  /** Set where the address has a spelling of its own to go to. */
  redirect?: string;
}

const prefixed = new Map(countries.filter((country) => country !== globalCountry).map((c) => [c.code as string, c]));

/** Segments that name a locale but are not its address: the global code, and the languages of the language dialog. */
const aliases = new Map<string, string>([
  ['global', ''],
  ...languages
    .filter((language) => !prefixed.has(language))
    .map((language): [string, string] => [
      language,
      languageRoutes[language] === 'global' ? '' : `/${languageRoutes[language]}`,
    ]),
]);

/** A code in capitals is the same one, and the page has one address. */
function aliasOf(segment: string): string | undefined {
  const code = segment.toLowerCase();
  return code !== segment && prefixed.has(code) ? `/${code}` : aliases.get(code);
}

/** A path without the ending by which the router asks for a page's data. */
const pagePath = (pathname: string): string => pathname.replace(/(?:\/_)?\.data$/, '');

/**
 * The locale of an address: its first segment where that is a known code, else global (R-MSC-004, R-MSC-005,
 * R-MSC-007). The router then resolves what follows the prefix and answers 404 by itself.
 */
export function localeOf(pathname: string): PageLocale {
  const first = pagePath(pathname).split('/', 2)[1] ?? '';
  const country = prefixed.get(first);
  if (country) return { country, basename: `/${country.code}` };
  // Only whole segments are spelt anew; nobody asks for the data of an address that is none.
  const alias = pathname.startsWith(`/${first}.`) ? undefined : aliasOf(first);
  if (alias === undefined) return { country: globalCountry, basename: '/' };
  // One slash only: two would name another host.
  const rest = pathname.slice(first.length + 1).replace(/^[/\\]+/, '/');
  return { country: globalCountry, basename: '/', redirect: alias + rest || '/' };
}
