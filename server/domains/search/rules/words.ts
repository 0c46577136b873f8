/** Words of a text that are looked at. */
const mostWords = 1500;
/** Characters of a word; what is longer is no word that somebody types. */
const longest = 40;

/** Characters that no mark parts from a plain one. */
const plainForms: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ɛ: 'e', ɔ: 'o' },
};
const special = /[ßæœøłđðþıɓɗƙƴŋɛɔ]/gu;
/** Accents of Latin and Greek; the vowel signs of Devanagari are characters of their own and stay. */
const accents = /[\u0300-\u036f]/g;
/** Nukta, and joiners that only shape a character. */
const shaping = /\u093c|\u200b|\u200c|\u200d|\ufe0f/g;
const devanagariZero = 0x0966;

/** Most words there are, in which nothing but the case is another's. */
const plainWord = /^[a-z0-9]*$/i;

/** One spelling for all ways to write a word: without case and accents, Devanagari without its variants. */
export const folded = (text: string): string => (plainWord.test(text) ? text.toLowerCase() : foldedWhole(text));

const foldedWhole = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(accents, '')
    .replaceAll(shaping, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replaceAll(special, (character) => plainForms[character]!)
    .normalize('NFC');

/** A word as it is written in lower case, and folded; `at` is its place in the text. */
export interface Word {
  written: string;
  folded: string;
  at: number;
  from: number;
  to: number;
}

const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

/** The words of a text in their order, up to a bound. Single Latin characters are elisions, and none. */
export const wordsOf = (text: string, most = mostWords): Word[] => [...eachWord(text, most)];

/** The same one after another, for who needs no more than the first ones. */
export function* eachWord(text: string, most = mostWords): Generator<Word> {
  let found = 0;
  let at = 0;
  for (const match of text.matchAll(word)) {
    at += 1;
    const [written] = match;
    if (written.length > longest || /^[a-z]$/i.test(written)) continue;
    const plain = folded(written);
    if (plain === '' || plain.length > longest * 2) continue;
    const from = match.index;
    yield { written: written.toLowerCase(), folded: plain, at, from, to: from + written.length };
    found += 1;
    if (found === most) return;
  }
}
