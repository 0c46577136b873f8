import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Place } from '../../../platform/geoip/port.ts';
import { roughAddress } from './address.ts';

/** Where somebody was, to be named in any language: what is known of the place, and the rough address. */
export interface Whereabouts extends Place {
  address: string;
}

export const whereaboutsOf = (place: Place, ip: string): Whereabouts => ({ ...place, address: roughAddress(ip) });

/** Where somebody was, as a reader of this language says it: `Lagos, Nigeria`; the address where no place is known. */
export function placeLine({ city, country, address }: Whereabouts, language: Language): string {
  const name = country === '' ? '' : new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return [city, name].filter(Boolean).join(', ') || address;
}

/** Nowhere that anybody knows. */
export const nowhere: Place = { city: '', country: '' };
