import { z } from 'zod';
import { isPublicAddress } from '../outgoing/addresses.ts';
import type { GeoIp, Place } from './port.ts';

const patienceMilliseconds = 5000;
const mostBytes = 64 * 1024;
const longestCity = 80;

/** The names that such services use for the same two things. */
const answer = z.object({
  country_code: z.string().optional(),
  countryCode: z.string().optional(),
  country: z.string().optional(),
  city: z.string().nullish(),
});

/**
 * The service behind GEOIP_URL: one GET an address, which stands in place of `{ip}` or else in the query's `ip`. Only
 * the operator's own choice of a host is asked: a redirect is refused, an answer that is long or late is given up, and
 * addresses of private networks are never sent.
 */
export function httpGeoIp(serviceUrl: string): GeoIp {
  return {
    look: async (address) => {
      const ip = plainAddress(address);
      if (!isPublicAddress(ip)) return undefined;
      const response = await fetch(urlFor(serviceUrl, ip), {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the look-up answered ${response.status}`);
      }
      return placeOf(await limited(response));
    },
  };
}

/** A socket for both families names IPv4 its own way. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(\d+\.)/i, '$1');

function urlFor(serviceUrl: string, ip: string): URL {
  if (serviceUrl.includes('{ip}')) return new URL(serviceUrl.replaceAll('{ip}', encodeURIComponent(ip)));
  const url = new URL(serviceUrl);
  url.searchParams.set('ip', ip);
  return url;
}

async function limited(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error('the look-up answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function placeOf(text: string): Place | undefined {
  const parsed = answer.safeParse(jsonOf(text));
  if (!parsed.success) throw new Error('the look-up answered what nobody can read');
  const { country_code, countryCode, country, city } = parsed.data;
  const code = [country_code, countryCode, country].find((value) => /^[A-Za-z]{2}$/.test(value ?? ''));
  const place = { country: code?.toUpperCase() ?? '', city: cityOf(city ?? '') };
  return place.country === '' && place.city === '' ? undefined : place;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const cityOf = (city: string): string =>
  city.isWellFormed()
    ? city
        .replaceAll(/\p{Cc}/gu, '')
        .trim()
        .slice(0, longestCity)
    : '';
