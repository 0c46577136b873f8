import { expect, test } from 'vitest';
import { emoticonByAlt } from '../../../contract/primitives/emoticons.ts';
import { wordsOf } from './message-words.ts';

test('a message is words and emoticons in their order, and what only looks like a code stays words', () => {
  expect(wordsOf('{:Max_2:} So {:Max_99:} it\nis {:Default_1:}')).toEqual([
    emoticonByAlt('{:Max_2:}'),
    ' So ',
    '{:Max_99:}',
    ' it\nis ',
    emoticonByAlt('{:Default_1:}'),
  ]);
  expect(wordsOf('')).toEqual([]);
});

test('an address in it is a link as in posts, without the marks of its sentence; what is none stays words', () => {
  expect(
    wordsOf('See (https://a.example/b_), www.c.example{:Default_1:} javascript:alert(1) https://x@y.example/'),
  ).toEqual([
    'See (',
    { text: 'https://a.example/b_', address: 'https://a.example/b_' },
    '), ',
    { text: 'www.c.example', address: 'https://www.c.example/' },
    emoticonByAlt('{:Default_1:}'),
    ' javascript:alert(1) https://x@y.example/',
  ]);
});
