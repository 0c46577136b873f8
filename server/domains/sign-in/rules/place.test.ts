import { expect, test } from 'vitest';
import { nowhere, placeLine, whereaboutsOf } from './place.ts';

test('a place is named in the reader’s language, with what is known of it', () => {
  const ip = '41.58.3.4';
  const lagos = whereaboutsOf({ city: 'Lagos', country: 'NG' }, ip);
  expect(placeLine(lagos, 'en')).toBe('Lagos, Nigeria');
  expect(placeLine(lagos, 'fr')).toBe('Lagos, Nigeria');
  expect(placeLine(lagos, 'hi')).toBe('Lagos, नाइजीरिया');
  expect(placeLine(whereaboutsOf({ city: '', country: 'CI' }, ip), 'fr')).toBe('Côte d’Ivoire');
  expect(placeLine(whereaboutsOf({ city: 'Lagos', country: '' }, ip), 'en')).toBe('Lagos');
});

test('without a place the rough address stands in for it, or nothing', () => {
  expect(placeLine(whereaboutsOf(nowhere, '41.58.3.4'), 'en')).toBe('41.58.*.*');
  expect(placeLine(whereaboutsOf(nowhere, ''), 'en')).toBe('');
});
