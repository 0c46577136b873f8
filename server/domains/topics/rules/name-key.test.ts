import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['Night Mode Challenge', 'night mode challenge'],
  ['  Night  mode\tCHALLENGE ', 'night mode challenge'],
  ['Ｆootball', 'football'],
  ['Éclairs', 'éclairs'],
])('%j is known as %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
});
