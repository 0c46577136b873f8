import { useLocation, useMatches } from 'react-router';
import { type Country, countries, localePath } from '../../contract/primitives/countries.ts';
import { useRootData } from '../session/root-data.ts';
import { useLocale } from './locale.ts';

/** A route whose pages name their canonical address themselves: threads, whose text isn't translated. */
export interface HeadHandle {
  ownCanonical?: true;
}

/** Language tag of a locale: its language, and its country where it has one. */
export const languageTag = ({ language, iso }: Country): string => (iso === '' ? language : `${language}-${iso}`);

/** Only the page number makes another page; flags that open dialogs don't. */
export function canonicalSearch(search: string): string {
  const page = new URLSearchParams(search).get('page');
  return page !== null && /^[1-9]\d{0,6}$/.test(page) && page !== '1' ? `?page=${page}` : '';
}

/** The page's canonical address and the same page in every other locale. */
export function Alternates() {
  const { pathname, search } = useLocation();
  const { publicUrl } = useRootData();
  const here = useLocale();
  const own = useMatches().some((match) => (match.handle as HeadHandle | undefined)?.ownCanonical);
  if (own || publicUrl === '') return null;
  const addressIn = (country: Country): string =>
    publicUrl + localePath(country.code, pathname) + canonicalSearch(search);
  return (
    <>
      <link rel="canonical" href={addressIn(here)} />
      <link rel="alternate" type="application/atom+xml" href={publicUrl + localePath(here.code, '/feed.atom')} />
      {countries.map((country) => (
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
