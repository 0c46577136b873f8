import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../../contract/primitives/countries.ts';
import { helpParts, holds, questionsOf } from './questions.ts';

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../contract/texts/${language}/help.json`, import.meta.url), 'utf8'));

test.each(languages)('every question has its answer in %s, and no answer is left over', (language) => {
  const wanted = helpParts.flatMap((part) => [
    `${part.id}.title`,
    ...questionsOf(part).flatMap(({ q, a }) => [q.slice('help.'.length), a.slice('help.'.length)]),
  ]);
  const written = Object.keys(textsOf(language)).filter((key) => /\.(?:title|q|a)$/.test(key));
  expect(written.sort()).toEqual(wanted.sort());
});

test.each([
  ['', 'Anything', true],
  ['PASSWORD forgot', 'I forgot my password', true],
  ['parole', 'Mot de passe', false],
  ['telephone', 'Mon téléphone', true],
  ['पासवर्ड', 'मेरा पासवर्ड', true],
])('%s is looked for in %s: %s', (typed, text, found) => {
  expect(holds(typed, text)).toBe(found);
});
