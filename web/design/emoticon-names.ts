import { useEffect, useState } from 'react';
import type { Emoticon } from '../../contract/primitives/emoticons.ts';
import { part, thereNow } from '../parts/part.ts';
import { useT } from '../texts/texts.tsx';

/** The words of emoticons come where there are any. */
export const emoticonWords = part({ for: 'rare', load: () => import('./emoticon-words.ts') });
// The server's are there before it draws: what it draws of a post is cached.
if (import.meta.env.SSR) void emoticonWords();

/**
 * What each emoticon shows, in words. They are there with a page that has emoticons; where one comes later, it is called by
 * its number until they are.
 */
export function useEmoticonNames(wanted: boolean): (emoticon: Emoticon) => string {
  const t = useT();
  const [, setLoaded] = useState(false);
  const words = wanted ? thereNow(emoticonWords) : undefined;
  const isLacking = wanted && !words;
  useEffect(() => {
    // Without them the numbers stay.
    if (isLacking)
      emoticonWords().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [isLacking]);
  return (emoticon) => words?.emoticonWord(t, emoticon) ?? t('shell.emoticon', { number: emoticon.number });
}
