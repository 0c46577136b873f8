import { type Country, countries, localePath } from '../../contract/primitives/countries.ts';
import { useLocation, useMatches } from '../router/hooks.ts';
import { useLocale } from '../router/locale.ts';
import { useRootData } from '../session/root-data.ts';

/** A route whose pages name their addresses themselves: threads, whose text isn't translated, and boards of one country. */
export interface HeadHandle {
  ownCanonical?: true;
  /** Fields of the address that make another page, beside its number. */
  canonicalFields?: readonly string[];
}

/** Language tag of a locale: its language, and its country where it has one. */
const languageTag = ({ language, iso }: Country): string => (iso === '' ? language : `${language}-${iso}`);

/** Only the page number, and what a route names, makes another page; flags that open dialogs don't. */
export function canonicalSearch(search: string, fields: readonly string[] = []): string {
  const asked = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of [...fields, 'page']) {
    const value = asked.get(name);
    if (value !== null && /^[1-9]\d{0,15}$/.test(value) && !(name === 'page' && value === '1')) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}

/** The page's canonical address and the same page in every other locale, but where its route names them itself. */
export function Alternates() {
  const handles = useMatches().map((match) => match.handle as HeadHandle | undefined);
  if (handles.some((handle) => handle?.ownCanonical)) return null;
  return <AddressLinks fields={handles.flatMap((handle) => handle?.canonicalFields ?? [])} />;
}

interface AddressLinksProps {
  /** Fields of the address that make another page, beside its number. */
  fields?: readonly string[];
  /** No other locale has this page. */
  alone?: boolean;
}

/** The canonical address of a page, and the same page in every other locale. */
export function AddressLinks({ fields = [], alone = false }: AddressLinksProps) {
  const { pathname, search } = useLocation();
  const { publicUrl } = useRootData();
  const here = useLocale();
  if (publicUrl === '') return null;
  const addressIn = (country: Country): string =>
    publicUrl + localePath(country.code, pathname) + canonicalSearch(search, fields);
  return (
    <>
      <link rel="canonical" href={addressIn(here)} />
      <meta property="og:url" content={addressIn(here)} />
      <link rel="alternate" type="application/atom+xml" href={publicUrl + localePath(here.code, '/feed.atom')} />
      {(alone ? [] : countries).map((country) => (
        <link
          key={country.code}
          rel="alternate"
          hrefLang={country.iso === '' ? 'x-default' : languageTag(country)}
          href={addressIn(country)}
        />
      ))}
    </>
  );
}
