import { type Emoticon, emoticonByAlt } from '../../../contract/primitives/emoticons.ts';

/** A piece of a message: words, or an emoticon. */
export type Word = string | Emoticon;

/** A message's words and emoticons in their order; what only looks like a code stays words. */
export function wordsOf(text: string): Word[] {
  return text
    .split(/(\{:[A-Za-z]+_\d+:\})/)
    .filter((piece) => piece !== '')
    .map((piece) => emoticonByAlt(piece) ?? piece);
}
