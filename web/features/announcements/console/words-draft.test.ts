import { expect, test } from 'vitest';
import { languagesRead, missingIn, momentField, nameFor, wordsDraftOf, wordsFor } from './words-draft.ts';

const empty = wordsDraftOf(undefined);

test.each([
  [{ countries: '', languages: '' }, ['en', 'fr', 'hi']],
  [{ countries: '', languages: 'fr' }, ['fr']],
  [{ countries: '188', languages: '' }, ['en']],
  [{ countries: '188', languages: 'hi' }, []],
])('readers of %o read %o', (of, read) => {
  expect(languagesRead(of)).toEqual(read);
});

test('a language is missing without a title, or without a text where another has one', () => {
  expect(missingIn({ ...empty, title_en: 'Sunday', title_fr: 'Dimanche' })).toEqual(['hi']);
  const all = { ...empty, title_en: 'Sunday', title_fr: 'Dimanche', title_hi: 'रविवार' };
  expect(missingIn(all)).toEqual([]);
  expect(missingIn({ ...all, text_en: 'Reading works.' })).toEqual(['fr', 'hi']);
  expect(missingIn({ ...empty, title_en: 'Sunday', english_will_do: '1' })).toEqual([]);
  expect(missingIn({ ...empty, title_fr: 'Dimanche', english_will_do: '1' })).toEqual(['en']);
});

test('a preview shows a language’s own words, else English, else the first there are', () => {
  const draft = { ...empty, title_fr: 'Dimanche' };
  expect(wordsFor(draft, 'hi')).toMatchObject({ lang: 'fr', title: 'Dimanche' });
  expect(wordsFor({ ...draft, title_en: 'Sunday' }, 'hi').lang).toBe('en');
  const nameless = { ...draft, title_fr: '', id: 7 };
  expect([nameFor({ ...draft, id: 7 }, 'fr'), nameFor(nameless, 'fr')]).toEqual(['Dimanche', '#7']);
});

test('a moment is what a field of date and time holds, and nothing for none', () => {
  expect(momentField(0)).toBe('');
  expect(momentField(1_795_910_400)).toBe('2026-11-29T00:00');
});
