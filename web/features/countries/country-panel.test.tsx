import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { CountryPanel } from './index.ts';
import type { CountryPlace } from './queries.ts';

test('boards that have an “and” in their name are listed without another one', () => {
  const names = ['Cuisine et marché', 'Football', 'Travail et argent'];
  const boards = names.map((name, at) => ({ typeid: 101 + at, name })) as unknown as CountryPlace['boards'];
  const shown = rendered(<CountryPanel boards={boards} glance={null} join />, { country: 'ci' });
  expect(shown).toContain('Cuisine et marché, Football, Travail et argent');
});
