import { memberLimits } from '../../../../contract/domains/members/limits.ts';
import { type Country, type CountryCode, countries } from '../../../../contract/primitives/countries.ts';
import { joinedFigures } from '../../../../contract/primitives/figures.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';

/** How numbers are written inside a country. */
interface Plan {
  /** The digit dialled before a number, which is no part of it abroad; empty where there is none. */
  trunk: string;
  /** First digits of mobile numbers. */
  mobile: string;
  /** Digits of a number without trunk digit, from the fewest of a mobile one to the most. */
  digits: readonly [number, number];
}

const plan = (trunk: string, mobile: string, fewest: number, most = fewest): Plan => ({
  trunk,
  mobile,
  digits: [fewest, most],
});

type PlannedCode = Exclude<CountryCode, 'global'>;

/** From the national numbering plans that are filed with the ITU under E.164. */
const plans: Record<PlannedCode, Plan> = {
  ng: plan('0', '789', 10),
  eg: plan('0', '1', 10),
  ke: plan('0', '17', 9),
  id: plan('0', '8', 9, 12),
  pk: plan('0', '3', 10),
  in: plan('0', '6789', 10),
  ci: plan('', '0', 10),
  ma: plan('0', '67', 9),
  ug: plan('0', '7', 9),
  ph: plan('0', '9', 10),
  tz: plan('0', '67', 9),
  gh: plan('0', '25', 9),
  rus: plan('8', '9', 10),
  bd: plan('0', '1', 10),
  np: plan('0', '9', 10),
  zm: plan('0', '79', 9),
};

/** Calling codes of one and of two digits; all others have three (E.164). */
const shortCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** What is dialled before a number inside countries that have no board here, by calling code; a zero where none is named. */
const otherTrunks: Readonly<Record<string, string>> = {
  // Where nothing is dialled before it a zero belongs to the number.
  ...{ 39: '', 226: '', 229: '', 242: '', 378: '', 36: '06' },
};

/** E.164 ends at 15 digits. */
const longest = 15;

export type Phone = { number: string } | { fault: RefusalName };

const invalid = { fault: 'accounts.mobile_invalid' } as const;
const tooShort = { fault: 'accounts.phone_too_short' } as const;

interface Read {
  digits: string;
  /** A country's prefix was said to stand before them. */
  abroad: boolean;
}

function read(typed: string): Read {
  // An inland zero may stand before the plus as well.
  const plain = joinedFigures(typed).replace(/^0?[+＋]/u, '+');
  return { digits: plain.replace(/^(\+|00)/, ''), abroad: /^(\+|00)/.test(plain) };
}

/** A typed number in E.164 digits (no plus) for the country chosen, or what is wrong with it. */
export function phoneNumber(typed: string, country: Country): Phone {
  if (typed.length > memberLimits.phoneTypedMax) return invalid;
  const { digits, abroad } = read(typed);
  if (digits.length < memberLimits.phoneMin && /^\d*$/.test(digits)) return tooShort;
  if (digits.length > memberLimits.phoneMax || !/^\d+$/.test(digits)) return invalid;
  if (country.code !== 'global') return inCountry({ digits, abroad }, country, country.code);
  const dialled = countries.find(({ dial }) => dial !== '' && digits.startsWith(dial));
  if (dialled && dialled.code !== 'global') return inCountry({ digits, abroad: true }, dialled, dialled.code);
  const number = withoutTrunk(digits);
  const fits = number.length >= memberLimits.phoneMin && number.length <= longest;
  return fits && !number.startsWith('0') ? { number } : invalid;
}

function inCountry({ digits, abroad }: Read, { dial }: Country, code: PlannedCode): Phone {
  if (abroad && !digits.startsWith(dial)) return invalid;
  const plan = plans[code];
  const inside = national({ digits, abroad }, dial, plan);
  if (inside.length > plan.digits[1]) return invalid;
  const number = dial + inside;
  return number.length < memberLimits.phoneMin ? tooShort : { number };
}

/** The calling code that digits begin with, and what is dialled inside its country. */
function codeOf(digits: string): { code: string; trunk: string } {
  const code = shortCode.exec(digits)?.[0] ?? digits.slice(0, 3);
  return { code, trunk: otherTrunks[code] ?? '0' };
}

/** `+33 (0)6 …`, `+33 06 …`: a number of a country whose plan isn't known. */
function withoutTrunk(digits: string): string {
  const { code, trunk } = codeOf(digits);
  return code + without(trunk, digits.slice(code.length));
}

/** The same as older versions stored it where both were typed. */
function withTrunk(number: string): string {
  const { code, trunk } = codeOf(number);
  return code + trunk + number.slice(code.length);
}

const without = (prefix: string, text: string): string =>
  prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text;

/** The number inside its country: of all that the digits may mean, what its plan knows. */
function national({ digits, abroad }: Read, dial: string, { trunk, mobile, digits: [fewest, most] }: Plan): string {
  const first = abroad ? without(dial, digits) : digits;
  const inland = without(trunk, first);
  const dialled = without(dial, first);
  const readings = [
    ...[first, inland, without(trunk, dialled), dialled, without(trunk, without(dial, inland))],
    // Some write the zero that is dialled elsewhere.
    ...[without(dial, without('0', first)), without('0', dialled)],
  ];
  const fits = (text: string) =>
    text.length >= fewest && text.length <= most && (trunk !== '0' || !text.startsWith('0'));
  const known = readings.find((text) => fits(text) && mobile.includes(text.charAt(0))) ?? readings.find(fits);
  // One of another length is taken without its prefixes: plans change.
  const isPrefixed = !abroad && inland.length > most;
  return known ?? without(trunk, isPrefixed ? dialled : first);
}

/**
 * Every number that these digits of a log-in may mean; the log-in doesn't ask for the country. Those that were stored
 * with a second prefix, before that was read away, are among them.
 */
export function numbersMeant(typed: string): string[] {
  if (typed.length > memberLimits.phoneTypedMax) return [];
  const { digits } = read(typed);
  if (!/^\d{5,20}$/.test(digits)) return [];
  const exact = !digits.startsWith('0') && digits.length <= longest ? [digits] : [];
  const meant = countries.flatMap((country): string[] => {
    const phone = phoneNumber(typed, country);
    if (!('number' in phone)) return [];
    const { number } = phone;
    if (country.code === 'global') return [number, withTrunk(number)];
    const { dial } = country;
    const inside = number.slice(dial.length);
    return [number, dial + plans[country.code].trunk + inside, dial + dial + inside];
  });
  return [...new Set([...exact, ...meant])];
}
