/** A sentence with one of its words in bold: a name or an address, wherever the language puts it. */
export function BoldIn({ text, word }: { text: string; word: string }) {
  const at = word === '' ? -1 : text.indexOf(word);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b dir="auto">{word}</b>
      {text.slice(at + word.length)}
    </>
  );
}
