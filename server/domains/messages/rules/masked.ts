import { findWords, type WordList } from '../../moderation/index.ts';

/** Covers the words that a list asks to cover. */
export function maskedText(list: WordList, text: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { action, from, to } of findWords(list, text)) {
    if (action !== 'mask') continue;
    parts.push(text.slice(done, from), '•••');
    done = to;
  }
  return parts.join('') + text.slice(done);
}
