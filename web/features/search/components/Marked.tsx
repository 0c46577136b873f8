import type { MarkedText } from '../../../../contract/domains/search/shapes.ts';

/** A text with the words that were found marked. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: piece, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
    hit ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  );

/** A suggestion with what was typed marked where it begins so. */
export function MarkedBeginning({ text, typed }: { text: string; typed: string }) {
  const begins = typed !== '' && text.toLowerCase().startsWith(typed.toLowerCase());
  if (!begins) return text;
  return (
    <>
      <mark>{text.slice(0, typed.length)}</mark>
      {text.slice(typed.length)}
    </>
  );
}
