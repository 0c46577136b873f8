import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { languages } from '../../../contract/primitives/countries.ts';
import { idList, momentOrNone, text, whole } from '../../../contract/primitives/fields.ts';
import { translate } from '../texts.ts';
import { issuesOf } from './issue-words.ts';

const schema = z.object({
  name: text(9).trim().min(1).optional(),
  words: text(2000).min(10).optional(),
  price: whole(1, 1_000_000).optional(),
  from: momentOrNone.optional(),
  way: z.enum(['a', 'b']).optional(),
  staff: idList(2).optional(),
  choices: z.array(z.string()).min(1).max(1500).optional(),
  rate: z.number().optional(),
  clock: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
});

function saidOf(sent: Record<string, unknown>, language: (typeof languages)[number] = 'en'): Record<string, string> {
  const { error } = schema.safeParse(sent, { reportInput: true });
  const found = issuesOf(error?.issues ?? [], { sent });
  return Object.fromEntries(found.map(({ field, text: id, values }) => [field, translate(language, id, values)]));
}

describe('what is wrong with a field says what to do about it', () => {
  test.each([
    [{ name: '' }, { name: 'Fill this in.' }],
    [{ price: '' }, { price: 'Fill this in.' }],
    [{ words: '' }, { words: 'Fill this in.' }],
    [{ words: 'short' }, { words: 'Write at least 10 characters.' }],
    [{ words: 'x'.repeat(2001) }, { words: 'Write at most 2,000 characters.' }],
    [{ price: 'abc' }, { price: 'Enter a whole number.' }],
    [{ price: '1.5' }, { price: 'Enter a whole number.' }],
    [{ price: 1.5 }, { price: 'Enter a whole number.' }],
    [{ price: 0 }, { price: 'Enter 1 or more.' }],
    [{ price: '1000001' }, { price: 'Enter 1,000,000 at most.' }],
    [{ rate: 'much' }, { rate: 'Enter a number.' }],
    [{ from: 'soon' }, { from: 'Enter a day and a time.' }],
    [{ from: '2026-02-31T10:00' }, { from: 'Enter a day and a time.' }],
    [{ way: 'c' }, { way: 'Choose one of these.' }],
    [{ staff: 'abc' }, { staff: 'Enter whole numbers, with commas between them.' }],
    [{ staff: '1,2,3' }, { staff: 'Choose 2 at most.' }],
    [{ choices: [] }, { choices: 'Choose at least one.' }],
    [{ name: 'a\0b' }, { name: 'Some characters can’t be used here. Remove them.' }],
    [{ clock: 'noon' }, { clock: 'Check what is written here.' }],
  ])('case %#', (sent, said) => expect(saidOf(sent)).toEqual(said));
});

test('a list that was sent as a list names the entry, one that was sent as a text names the field', () => {
  expect(Object.keys(saidOf({ staff: [7, 'abc'] }))).toEqual(['staff.1']);
  expect(Object.keys(saidOf({ staff: '7, abc' }))).toEqual(['staff']);
});

test('numbers in the sentences are written as the language writes them', () => {
  const said = languages.map((language) => saidOf({ price: '1000001' }, language).price);
  expect(said).toEqual([
    'Enter 1,000,000 at most.',
    'Entrez 1\u202f000\u202f000 au maximum.',
    'ज़्यादा से ज़्यादा 10,00,000 लिखें।',
  ]);
});

test('a rule of a domain names its own sentence', () => {
  const { error } = z
    .object({ base: z.number(), lowest: z.number() })
    .refine(({ base, lowest }) => lowest <= base, { path: ['lowest'], message: 'economy.issue.lowest' })
    .safeParse({ base: 1000, lowest: 5000 }, { reportInput: true });
  expect(issuesOf(error?.issues ?? [], { prefix: 'value' })).toEqual([
    { field: 'value.lowest', text: 'economy.issue.lowest' },
  ]);
});
