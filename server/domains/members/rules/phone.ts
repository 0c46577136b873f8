import { memberLimits } from '../../../../contract/domains/members/limits.ts';

import { type Country, type CountryCode, countries } from '../../../../contract/primitives/countries.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';

/** The digit dialled before a number inside a country, where there is one; it is no part of the number abroad. */
const trunk: Partial<Record<CountryCode, string>> = {
  ng: '0',
  eg: '0',
  ke: '0',
  id: '0',
  pk: '0',
  in: '0',
  ma: '0',
  ug: '0',
  ph: '0',
  tz: '0',
  gh: '0',
  rus: '8',
  bd: '0',
  np: '0',
  zm: '0',
};
/** Longest national number of most of the countries here; a longer one was typed with its country's prefix. */
const longestNational = 10;
/** E.164 ends at 15 digits. */
const longest = 15;

export type Phone = { number: string } | { fault: RefusalName };

/** A typed number in E.164 digits (no plus) for the country chosen, or what is wrong with it. */
export function phoneNumber(typed: string, country: Country): Phone {
  const plain = typed.trim().replaceAll(/[\s().-]/g, '');
  const abroad = /^(\+|00)/.test(plain);
  const digits = plain.replace(/^(\+|00)/, '');
  if (digits.length < memberLimits.phoneMin && /^\d*$/.test(digits)) return { fault: 'accounts.phone_too_short' };
  if (typed.length > memberLimits.phoneMax || !/^\d+$/.test(digits)) return { fault: 'accounts.mobile_invalid' };
  if (abroad && !digits.startsWith(country.dial)) return { fault: 'accounts.mobile_invalid' };
  const number = abroad ? digits : country.dial + national(digits, country);
  return number.length > longest || number.startsWith('0') ? { fault: 'accounts.mobile_invalid' } : { number };
}

function national(digits: string, country: Country): string {
  if (country.dial !== '' && digits.length > longestNational && digits.startsWith(country.dial))
    return digits.slice(country.dial.length);
  const prefix = trunk[country.code];
  return prefix !== undefined && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
}

/** Every number that these digits of a log-in may mean; the log-in doesn't ask for the country. */
export function numbersMeant(typed: string): string[] {
  const numbers = new Set<string>();
  const plain = typed.trim().replaceAll(/[\s().-]/g, '');
  if (!/^\+?\d{5,20}$/.test(plain)) return [];
  const exact = plain.replace(/^(\+|00)/, '');
  if (!exact.startsWith('0') && exact.length <= longest) numbers.add(exact);
  for (const country of countries) {
    const phone = phoneNumber(typed, country);
    if ('number' in phone) numbers.add(phone.number);
  }
  return [...numbers];
}
