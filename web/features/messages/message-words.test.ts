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
