import type { MarkedText } from '../../../../contract/domains/search/shapes.ts';

/** A text with the words that were found marked. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: piece, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
    hit ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  );

const wordIn = /[\p{L}\p{M}\p{N}]+/gu;
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** A text with the beginnings of its words marked that were typed, whatever their case and accents. */
export function MarkedWords({ text, typed }: { text: string; typed: string }) {
  const words = typed.match(wordIn) ?? [];
  const pieces: MarkedText = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(wordIn)) {
    const length = Math.max(
      0,
      ...words.filter((each) => plain(word.slice(0, each.length)) === plain(each)).map((each) => each.length),
    );
    if (length === 0) continue;
    pieces.push({ text: text.slice(from, index), hit: false }, { text: word.slice(0, length), hit: true });
    from = index + length;
  }
  return <Marked text={[...pieces, { text: text.slice(from), hit: false }]} />;
}
