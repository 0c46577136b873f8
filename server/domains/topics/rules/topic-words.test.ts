import { expect, test } from 'vitest';
import { refusesLogo, refusesTags, takeWords } from './topic-words.ts';

const sent = { subject: 'Bus stops', message: 'Where they are.', description: '' };
const characters = (count: number) => 'अ'.repeat(count);

test.each([
  ['', 'topics.name_empty'],
  [' \u200b ', 'topics.name_empty'],
  [characters(45), undefined],
  [characters(46), 'topics.name_too_long'],
  ['😀'.repeat(45), undefined],
])('R-TOP-008 a name has 1 to 45 characters: %j', (subject, refusal) => {
  const taken = takeWords({ ...sent, subject });
  if (refusal) expect(taken).toBe(refusal);
  else expect(taken).toMatchObject({ name: subject });
});

test.each([
  [' \n ', 'topics.description_empty'],
  [characters(800), undefined],
  [characters(801), 'topics.description_too_long'],
])('R-TOP-009 a description has 1 to 800 characters: %j', (message, refusal) => {
  const taken = takeWords({ ...sent, message });
  if (refusal) expect(taken).toBe(refusal);
  else expect(taken).toMatchObject({ description: message });
});

test('R-TOP-012 where the message is blank after trimming, the description is taken', () => {
  const both = { ...sent, message: 'Said.', description: 'Described.' };
  expect(takeWords(both)).toMatchObject({ description: 'Said.' });
  expect(takeWords({ ...both, message: ' \n' })).toMatchObject({ description: 'Described.' });
});

test('a name stands on one line', () => {
  expect(takeWords({ ...sent, subject: ' Bus\n\n stops ' })).toMatchObject({ name: 'Bus stops' });
});

test.each([
  [0, 'topics.select_tags'],
  [1, undefined],
  [5, undefined],
  [6, 'topics.select_tags'],
])('R-TOP-010 of %i tags is said: %s', (tags, refusal) => {
  expect(refusesTags(tags)).toBe(refusal);
});

test.each([
  [140, 140, undefined],
  [139, 400, 'topics.logo_too_small'],
  [400, 139, 'topics.logo_too_small'],
])('R-TOP-011 a logo of %i by %i: %s', (width, height, refusal) => {
  expect(refusesLogo({ width, height })).toBe(refusal);
});
