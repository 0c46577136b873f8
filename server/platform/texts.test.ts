import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/primitives/countries.ts';
import { readCatalogues, readSource, translate } from './texts.ts';

const english = readSource('en');

/** Names of the values that a compiled message asks for, nested choices included. */
function placeholders(message: unknown, found = new Set<string>()): Set<string> {
  if (!Array.isArray(message)) return found;
  for (const token of message) {
    if (!Array.isArray(token)) continue;
    found.add(String(token[0]));
    const choices: unknown = token[2];
    if (typeof choices === 'object' && choices !== null) {
      for (const choice of Object.values(choices)) placeholders(choice, found);
    }
  }
  return found;
}

describe('R-MSC-003 every text is there in English, French and Hindi', () => {
  const compiled = readCatalogues();
  test('the languages are exactly three', () => {
    expect(languages).toEqual(['en', 'fr', 'hi']);
  });
  test.each(['fr', 'hi'] as const)('%s has the domains of English', (language) => {
    expect(Object.keys(compiled[language])).toEqual(Object.keys(compiled.en));
  });
  test.each(Object.keys(english))('%s: same keys, same values asked for, no empty text', (domain) => {
    const keys = Object.keys(compiled.en[domain] ?? {}).sort();
    for (const language of languages) {
      const messages = compiled[language][domain] ?? {};
      expect(Object.keys(messages).sort(), language).toEqual(keys);
      for (const key of keys) {
        expect(placeholders(messages[key]), `${language} ${key}`).toEqual(placeholders(compiled.en[domain]?.[key]));
      }
      for (const [key, text] of Object.entries(readSource(language)[domain] ?? {})) {
        expect(text.trim(), `${language} ${domain}.${key}`).not.toBe('');
      }
    }
  });
});

test('translates with values and plurals, each language by its own rules', () => {
  expect(translate('en', 'common.time.minutes', { count: 1 })).toBe('1 minute ago');
  expect(translate('en', 'common.time.minutes', { count: 0 })).toBe('0 minutes ago');
  expect(translate('fr', 'common.time.minutes', { count: 0 })).toBe('il y a 0 minute');
  expect(translate('hi', 'common.time.hours', { count: 2 })).toBe('2 घंटे पहले');
});

test('an id without a text comes back as it is', () => {
  expect(translate('en', 'common.no.such.text')).toBe('common.no.such.text');
});

test('French doesn’t break a line before its marks; the other languages have no such space', () => {
  expect(translate('fr', 'shell.countryNow', { country: 'Maroc' })).toBe('Pays\u00a0: Maroc');
  expect(translate('fr', 'threads.inThread', { subject: 'Nuit' })).toBe('Dans «\u00a0Nuit\u00a0»');
});
