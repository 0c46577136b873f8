import type { MarkedText } from '../../../../contract/domains/search/shapes.ts';
import { folded } from '../../../../contract/primitives/folded.ts';

/** A text with the words that were found marked. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: piece, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
    hit ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  );

const wordIn = /[\p{L}\p{M}\p{N}]+/gu;

/** How many characters of a word are what was typed, in whatever spelling; 0 where it begins otherwise. */
function typedOf(word: string, typed: string): number {
  const begin = folded(typed);
  if (begin === '' || !folded(word).startsWith(begin)) return 0;
  let length = 1;
  while (length < word.length && !folded(word.slice(0, length)).startsWith(begin)) length += 1;
  return length + (/^\p{M}+/u.exec(word.slice(length))?.[0].length ?? 0);
}

/** A text with the beginnings of its words marked that were typed, however they are spelled. */
export function MarkedWords({ text, typed }: { text: string; typed: string }) {
  const words = typed.match(wordIn) ?? [];
  const pieces: MarkedText = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(wordIn)) {
    const length = Math.max(0, ...words.map((each) => typedOf(word, each)));
    if (length === 0) continue;
    pieces.push({ text: text.slice(from, index), hit: false }, { text: word.slice(0, length), hit: true });
    from = index + length;
  }
  return <Marked text={[...pieces, { text: text.slice(from), hit: false }]} />;
}
