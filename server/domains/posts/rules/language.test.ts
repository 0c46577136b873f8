import { expect, test } from 'vitest';
import type { Language } from '../../../../contract/primitives/countries.ts';
import { guessLanguage } from './language.ts';

test.each<[string, Language, Language]>([
  ['The battery lasts for two days on this phone', 'hi', 'en'],
  ['La batterie tient deux jours sur ce téléphone', 'en', 'fr'],
  ['Où est le chargeur ?', 'en', 'fr'],
  ['इस फ़ोन की बैटरी दो दिन चलती है', 'en', 'hi'],
  ['यह फ़ोन Infinix Hot 40 बहुत अच्छा है', 'fr', 'hi'],
  ['XOS 14.5.0', 'hi', 'hi'],
  ['البطارية تدوم يومين', 'fr', 'fr'],
  ['', 'en', 'en'],
])('%s (written by a reader of %s) is %s', (text, writers, expected) => {
  expect(guessLanguage(text, writers)).toBe(expected);
});
