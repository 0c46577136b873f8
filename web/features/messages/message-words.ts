import { type Emoticon, emoticonByAlt } from '../../../contract/primitives/emoticons.ts';
import { type TextPart, writtenAddresses } from '../../../contract/primitives/links.ts';

/** A piece of a message: words, an emoticon, or a web address as posts have them. */
export type Word = string | Emoticon | Required<TextPart>;

const linked = (text: string): Word[] =>
  writtenAddresses(text).map(({ text: words, address }) => (address === undefined ? words : { text: words, address }));

/** A message's words, emoticons and addresses in their order; what only looks like a code stays words. */
export function wordsOf(text: string): Word[] {
  return text
    .split(/(\{:[A-Za-z]+_\d+:\})/)
    .filter((piece) => piece !== '')
    .flatMap((piece) => emoticonByAlt(piece) ?? linked(piece));
}
