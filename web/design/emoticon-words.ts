import type { Emoticon } from '../../contract/primitives/emoticons.ts';
import type { Translate } from '../texts/load.ts';

/** What an emoticon shows, in words. */
export const emoticonWord = (t: Translate, { pack, number }: Pick<Emoticon, 'pack' | 'number'>): string =>
  t(`emoticons.${pack}.${number}`);
