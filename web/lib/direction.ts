type Direction = 'auto' | 'ltr' | 'rtl';

/** The characters of the alphabet in a text by the way they are read. */
export interface Characters {
  rtl: number;
  ltr: number;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const allRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;
const notAlphabetic = /\P{L}+/gu;
/** Addresses are written in Latin in any language. */
const addresses = /(?:https?:\/\/|www\.)\S+/gi;

const charactersIn = (text: string): number => text.replace(notAlphabetic, '').length;

export function charactersOf(text: string): Characters {
  const words = text.replace(addresses, '');
  const all = charactersIn(words);
  const ltr = rightToLeft.test(words) ? charactersIn(words.replace(allRightToLeft, '')) : all;
  return { rtl: all - ltr, ltr };
}

/** The way that most of these characters are read; left to the browser where none is read from right to left. */
export const directionBy = ({ rtl, ltr }: Characters): Direction => (rtl === 0 ? 'auto' : rtl > ltr ? 'rtl' : 'ltr');

/** The direction of a text by the greater part of its characters: the browser goes by the first, as in a quoted word. */
export const directionOf = (text: string): Direction =>
  rightToLeft.test(text) ? directionBy(charactersOf(text)) : 'auto';

const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text as it stands in a sentence: it turns none of the words around it, and is read its own way. */
export function apart(text: string): string {
  const plain = text.replace(turning, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
