import { expect, test } from 'vitest';
import { countries, countriesShownTo } from '../../contract/primitives/countries.ts';
import { searchCountries } from './CountryDialog.tsx';
import { countryIsSet } from './country-choice.ts';

test.each([
  ['global', false, undefined, false],
  ['ng', false, undefined, true],
  ['global', true, undefined, true],
  ['global', false, 'global', true],
  ['global', false, 'ke', true],
] as const)('R-MSC-015 locale %s, member %s, stored %s: a country is set is %s', (locale, isMember, stored, set) => {
  expect(countryIsSet(locale, isMember, stored)).toBe(set);
});

test('countries are found by their name in any language, accents or not', () => {
  const names = (typed: string) => searchCountries(countries, typed).map(({ code }) => code);
  expect(names('cote')).toEqual(['ci']);
  expect(names(' MAROC ')).toEqual(['ma']);
  expect(names('भारत')).toEqual(['in']);
  expect(names('xyz')).toEqual([]);
  expect(names('')).toHaveLength(17);
  expect(searchCountries(countriesShownTo(210), 'pakistan')).toEqual([]);
});
