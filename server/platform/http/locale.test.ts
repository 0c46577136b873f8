import { expect, test } from 'vitest';
import { messageLanguage } from './locale.ts';

test.each([
  [undefined, undefined, 'en'],
  [undefined, 'fr', 'fr'],
  [undefined, 'fr-CI,fr;q=0.9,en;q=0.5', 'fr'],
  [undefined, 'sw,hi-IN;q=0.8,en;q=0.9', 'en'],
  [undefined, 'de, hi;q=0.4', 'hi'],
  [undefined, 'English', 'en'],
  [undefined, 'fr;q=0, hi;q=x', 'en'],
  ['hi', 'fr', 'hi'],
  ['xx', 'fr', 'fr'],
])('R-SES-025 lang %s and accept-language %s read %s', (lang, accept, language) => {
  expect(messageLanguage(lang, accept)).toBe(language);
});
