type Direction = 'auto' | 'ltr' | 'rtl';

/** The letters of a text by the way they are read. */
export interface Letters {
  rtl: number;
  ltr: number;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const rightToLeftAll = new RegExp(rightToLeft, 'gu');
const noLetters = /\P{L}+/gu;
/** Addresses are written in Latin letters in any language. */
const addresses = /(?:https?:\/\/|www\.)\S+/gi;

const lettersIn = (text: string): number => text.replace(noLetters, '').length;

export function lettersOf(text: string): Letters {
  const words = text.replace(addresses, '');
  const all = lettersIn(words);
  const ltr = rightToLeft.test(words) ? lettersIn(words.replace(rightToLeftAll, '')) : all;
  return { rtl: all - ltr, ltr };
}

/** The way that most of these letters are read; left to the browser where none is read from right to left. */
export const directionBy = ({ rtl, ltr }: Letters): Direction => (rtl === 0 ? 'auto' : rtl > ltr ? 'rtl' : 'ltr');

/** The direction of a text by the greater part of its letters: the browser goes by the first, as in a quoted word. */
export const directionOf = (text: string): Direction =>
  rightToLeft.test(text) ? directionBy(lettersOf(text)) : 'auto';
