import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Place } from '../../../platform/geoip/port.ts';
import { roughAddress } from './address.ts';

/** Where somebody is, as a reader of this language says it: `Lagos, Nigeria`; the rough address where no place is known. */
export function placeLine({ city, country }: Place, ip: string, language: Language): string {
  const name = country === '' ? '' : new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return [city, name].filter(Boolean).join(', ') || roughAddress(ip);
}

/** Nowhere that anybody knows. */
export const nowhere: Place = { city: '', country: '' };
