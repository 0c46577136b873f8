import { linkRel } from '../../../../contract/primitives/links.ts';
import { EmoticonImage } from '../../../design/EmoticonImage.tsx';
import { useEmoticonNames } from '../../../design/emoticon-names.ts';
import { wordsOf } from '../message-words.ts';

interface MessageTextProps {
  text: string;
  /** Addresses in it lead on; in a row that is a link itself they are words. */
  links?: boolean;
}

/** Plain text, with the emoticons of its codes. */
export function MessageText({ text, links = false }: MessageTextProps) {
  const words = wordsOf(text);
  const nameOf = useEmoticonNames(words.some((word) => typeof word !== 'string' && 'alt' in word));
  return words.map((word, at) => {
    if (typeof word === 'string') return word;
    if ('alt' in word) {
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a message don't change
      return <EmoticonImage key={at} emoticon={word} name={nameOf(word)} />;
    }
    if (!links) return word.text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a message don't change
      <a key={at} href={word.address} rel={linkRel}>
        {word.text}
      </a>
    );
  });
}
