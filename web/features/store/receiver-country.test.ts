import { expect, test } from 'vitest';
import { receiverCountries } from './receiver-country.ts';

test('a delivery goes to the member’s own country unless they choose another', () => {
  const { names, chosen } = receiverCountries({ fid: 212, language: 'fr' }, '');
  expect([names[0], chosen]).toEqual(['Maroc', 'Maroc']);
  expect(names).toHaveLength(16);
  expect(names).not.toContain('Mondial');
});

test('a country that was written in another language is the same one, and another text stands as it was written', () => {
  expect(receiverCountries({ fid: 188, language: 'en' }, ' maroc ').chosen).toBe('Morocco');
  const written = receiverCountries({ fid: 188, language: 'en' }, 'Bénin');
  expect(written.chosen).toBe('Bénin');
  expect(written.names.at(-1)).toBe('Bénin');
});

test('a country that a member is not shown elsewhere is not offered here', () => {
  expect(receiverCountries({ fid: 210, language: 'hi' }, '').names).not.toContain('पाकिस्तान');
});
