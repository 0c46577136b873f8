import { expect, test } from 'vitest';
import { nowhere, placeLine } from './place.ts';

test('a place is told in the reader’s language, with what is known of it', () => {
  const lagos = { city: 'Lagos', country: 'NG' };
  expect(placeLine(lagos, '41.58.3.4', 'en')).toBe('Lagos, Nigeria');
  expect(placeLine(lagos, '41.58.3.4', 'fr')).toBe('Lagos, Nigeria');
  expect(placeLine(lagos, '41.58.3.4', 'hi')).toBe('Lagos, नाइजीरिया');
  expect(placeLine({ city: '', country: 'CI' }, '41.58.3.4', 'fr')).toBe('Côte d’Ivoire');
  expect(placeLine({ city: 'Lagos', country: '' }, '41.58.3.4', 'en')).toBe('Lagos');
});

test('without a place the rough address stands in for it, or nothing', () => {
  expect(placeLine(nowhere, '41.58.3.4', 'en')).toBe('41.58.*.*');
  expect(placeLine(nowhere, '', 'en')).toBe('');
});
