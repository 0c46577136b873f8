import { wordLimits } from '../../../../contract/domains/moderation/word-limits.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import { foldText } from './fold.ts';

type Lines = { words: string[]; refusal?: undefined } | { refusal: RefusalName; word: string };

/** A list as operators typed it, one word or phrase a line: each once, however it is spelt. */
export function readWordLines(text: string): Lines {
  const words = new Map<string, string>();
  for (const line of text.split('\n')) {
    const word = line.trim().replaceAll(/\s+/g, ' ');
    if (word === '') continue;
    if ([...word].length > wordLimits.wordMax) return { refusal: 'moderation.word_too_long', word };
    const plain = foldText(word);
    if (plain === '') return { refusal: 'moderation.word_empty', word };
    words.set(`${plain}${word.endsWith('*') ? '*' : ''}`, word);
  }
  if (words.size > wordLimits.words) return { refusal: 'moderation.too_many_words', word: '' };
  return { words: [...words.values()] };
}
