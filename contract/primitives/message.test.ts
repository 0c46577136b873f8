import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { readCatalogues } from '../../server/platform/texts.ts';
import { type Language, languages } from './countries.ts';
import { inMessages, inWords, type Message } from './message.ts';

const words = (source: string, values?: Record<string, unknown>, language: Language = 'en'): string =>
  inWords(compileMessageOrThrow(source) as Message, language, values);

test('values are put in, numbers as their language writes them', () => {
  expect(words('Reply')).toBe('Reply');
  expect(words('by {name}', { name: 'Ada' })).toBe('by Ada');
  expect(words('by {name}')).toBe('by ');
  expect(words('{count, number} views', { count: 1_234_567 }, 'hi')).toBe('12,34,567 views');
});

test('a choice by number knows exact cases, those of the language, what is taken off, and what is nested', () => {
  const replies = '{count, plural, =0 {none} one {# reply} other {# replies}}';
  expect([0, 1, 1200].map((count) => words(replies, { count }))).toEqual(['none', '1 reply', '1,200 replies']);
  expect([0, 2].map((count) => words('{count, plural, one {un} other {des}}', { count }, 'fr'))).toEqual(['un', 'des']);
  const place = '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  expect([1, 2, 3, 11].map((at) => words(place, { place: at }))).toEqual(['1st', '2nd', '3rd', '11th']);
  const others = '{count, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}';
  expect([1, 2, 4].map((count) => words(others, { count }))).toEqual(['you', 'you and 1 other', 'you and 3 others']);
  const nested = '{count, plural, other {{kind, select, topic {# topics} other {# things}}}}';
  expect(words(nested, { count: 3, kind: 'topic' })).toBe('3 topics');
});

test('a choice by word has what no other case names; names of objects are none', () => {
  const kind = '{kind, select, poll {a poll} other {a thread}}';
  expect(['poll', 'constructor', undefined].map((each) => words(kind, { kind: each }))).toEqual([
    'a poll',
    'a thread',
    'a thread',
  ]);
});

test('an id without a message comes back', () => {
  expect(inMessages({}, 'en', 'threads.constructor')).toBe('threads.constructor');
  expect(inMessages({}, 'en', 'constructor')).toBe('constructor');
});

/** Names of the values that a message asks for, with the cases of each. */
function asked(message: Message, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, , choices = {}] = token;
    const cases = found.get(name) ?? found.set(name, new Set()).get(name)!;
    for (const [key, nested] of Object.entries(choices)) {
      cases.add(key);
      if (Array.isArray(nested)) asked(nested as Message, found);
    }
  }
  return found;
}

test('every text of ours reads as Lingui puts it together', () => {
  let compared = 0;
  for (const language of languages) {
    for (const messages of Object.values(readCatalogues()[language])) {
      const i18n = setupI18n({ locale: language, messages: { [language]: messages as never } });
      for (const [id, message] of Object.entries(messages)) {
        const named = [...asked(message)];
        for (const value of [0, 1, 2, 3, 11, 1_234_567, 'Ada', ...named.flatMap(([, cases]) => [...cases])]) {
          const values = Object.fromEntries(named.map(([name]) => [name, value]));
          expect(inWords(message, language, values), `${language} ${id}`).toBe(i18n._(id, values));
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(10_000);
});
