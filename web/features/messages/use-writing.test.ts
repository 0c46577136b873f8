import { expect, test } from 'vitest';
import { withShared } from './use-writing.ts';

const shared = 'https://baobab.example/forum/15443/9 ';

test('a thread that is shared goes behind what was written here before, once', () => {
  expect(withShared({ text: 'Hello.' }, shared)).toEqual({ text: `Hello. ${shared}` });
  expect(withShared({ text: `Hello. ${shared}` }, shared)).toEqual({ text: `Hello. ${shared}` });
  expect(withShared({ text: 'Hello.' }, '')).toEqual({ text: 'Hello.' });
});

test('where it has no room what was written stays whole', () => {
  const quote = { ID: 3, nick: 'Bola', text: 'Where?' };
  expect(withShared({ text: 'x'.repeat(490), quote }, shared)).toEqual({ text: 'x'.repeat(490), quote });
});
