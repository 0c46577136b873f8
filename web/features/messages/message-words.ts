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

/** So many emoticons alone stand without a bubble. */
const pureMost = 3;

/** A few emoticons and nothing else. */
export function isOnlyEmoticons(text: string): boolean {
  const words = wordsOf(text).filter((word) => typeof word !== 'string' || word.trim() !== '');
  const emoticons = words.filter((word) => typeof word !== 'string' && 'alt' in word);
  return words.length > 0 && words.length <= pureMost && emoticons.length === words.length;
}

/** Whom a message names of those who write here; the server receives their numbers. */
export function namedIn(text: string, people: ReadonlyMap<number, string>): number[] {
  const words = new Set(text.match(/@[^\s@]+/g) ?? []);
  return [...people].filter(([, name]) => words.has(`@${name}`)).map(([uid]) => uid);
}
