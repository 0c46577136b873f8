import { EmoticonImage } from '../../../design/EmoticonImage.tsx';
import { useEmoticonNames } from '../../../design/emoticon-names.ts';
import { wordsOf } from '../message-words.ts';

/** Plain text, with the emoticons of its codes. */
export function MessageText({ text }: { text: string }) {
  const words = wordsOf(text);
  const nameOf = useEmoticonNames(words.some((word) => typeof word !== 'string'));
  return words.map((word, at) =>
    typeof word === 'string' ? (
      word
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a message don't change
      <EmoticonImage key={at} emoticon={word} name={nameOf(word)} />
    ),
  );
}
