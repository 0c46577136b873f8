import { expect, test } from 'vitest';
import { countriesShownTo, globalCountry, globalFid } from '../../../contract/primitives/countries.ts';
import { rendered } from '../../testing/rendered.tsx';
import { CountryPanel } from './index.ts';
import type { CountryPlace } from './queries.ts';

test('a first visitor of Global chooses a country there, and joins no country', () => {
  const shown = rendered(<CountryPanel boards={[]} glance={null} join />, {});
  expect(shown).toContain('Posts from every country.');
  expect(shown).toContain('Join the community');
  for (const country of countriesShownTo(globalFid)) {
    const isThere = shown.includes(`href="/${country.code}" hrefLang`);
    expect([country.code, isThere]).toEqual([country.code, country !== globalCountry]);
  }
  expect(rendered(<CountryPanel boards={[]} glance={null} join />, { country: 'ng' })).toContain('Join Nigeria');
});

test('boards that have an “and” in their name are listed without another one', () => {
  const names = ['Cuisine et marché', 'Football', 'Travail et argent'];
  const boards = names.map((name, at) => ({ typeid: 101 + at, name })) as unknown as CountryPlace['boards'];
  const shown = rendered(<CountryPanel boards={boards} glance={null} join />, { country: 'ci' });
  expect(shown).toContain('Cuisine et marché, Football, Travail et argent');
});
