import { expect, test } from 'vitest';
import { isFound } from './found-words.ts';

test.each([
  ['', true],
  ['pass', true],
  ['PASSKEYS two', true],
  ['codes  ', true],
  ['keys', false],
  ['passkeys blocked', false],
  ['étape', false],
])('%j finds a row of passkeys and two-step codes: %s', (typed, found) => {
  expect(isFound(['Passkeys and codes', 'Two-step login is off'], typed)).toBe(found);
});

test('accents and marks are no hindrance, in either', () => {
  expect(isFound(['Clés d’accès'], 'cles')).toBe(true);
  expect(isFound(['Pays et langue'], 'páys')).toBe(true);
  expect(isFound(['الأجهزة'], 'الاجهزه')).toBe(true);
  expect(isFound(['हिन्दी और तस्वीरें'], 'हिंदी')).toBe(true);
});
