import { useEffect, useState } from 'react';
import type { Emoticon } from '../../contract/primitives/emoticons.ts';
import { useT, useTextsOf } from '../texts/texts.tsx';

/** The words of emoticons: a catalogue that comes where there are any. */
export const emoticonTexts = 'emoticons';

/**
 * What each emoticon shows, in words. They are there with a page that has emoticons; where one comes later, it is called by
 * its number until they are.
 */
export function useEmoticonNames(wanted: boolean): (emoticon: Emoticon) => string {
  const t = useT();
  const texts = useTextsOf();
  const [, setLoaded] = useState(false);
  const lacking = wanted && !texts.has(emoticonTexts);
  useEffect(() => {
    // Without them the numbers stay.
    if (lacking)
      texts.load(emoticonTexts).then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [lacking, texts]);
  const known = texts.has(emoticonTexts);
  return ({ pack, number }) => (known ? t(`emoticons.${pack}.${number}`) : t('shell.emoticon', { number }));
}
