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

/** What was folded before: a text says the same words again and again. */
const foldedBefore = new Map<string, string>();
const mostFolded = 5000;

/** One spelling for all ways to write a word: without case and accents, Devanagari without its variants. */
export function folded(text: string): string {
  if (plainWord.test(text)) return text.toLowerCase();
  const known = foldedBefore.get(text);
  if (known !== undefined) return known;
  const whole = foldedWhole(text);
  if (text.length > longest) return whole;
  if (foldedBefore.size >= mostFolded) foldedBefore.clear();
  foldedBefore.set(text, whole);
  return whole;
}

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

const ofWord = /[\p{L}\p{M}\p{N}\u200c\u200d]/u;
/** What is known of each UTF-16 unit: asking the expression of every character takes ten times as long. */
const units = new Uint8Array(0x1_0000);
const [inWord, between] = [1, 2];

function isOfWord(unit: number): boolean {
  const known = units[unit];
  if (known) return known === inWord;
  const found = ofWord.test(String.fromCharCode(unit));
  units[unit] = found ? inWord : between;
  return found;
}

/** Units that the character of a word at this place takes; 0 where it is none of a word. */
function unitsOfWordAt(text: string, at: number): number {
  if (at === text.length) return 0;
  const unit = text.charCodeAt(at);
  if (unit < 0xd800 || unit > 0xdbff) return isOfWord(unit) ? 1 : 0;
  const character = String.fromCodePoint(text.codePointAt(at)!);
  return ofWord.test(character) ? character.length : 0;
}

/** The words of a text in their order, up to a bound. Single Latin characters are elisions, and none. */
export const wordsOf = (text: string, most = mostWords): Word[] => [...eachWord(text, most)];

/** The same one after another, for who needs no more than the first ones. */
export function* eachWord(text: string, most = mostWords): Generator<Word> {
  let found = 0;
  let at = 0;
  for (let to = 0; to < text.length; ) {
    const from = to;
    for (let taken = unitsOfWordAt(text, to); taken > 0; taken = unitsOfWordAt(text, to)) to += taken;
    if (to === from) {
      to += 1;
      continue;
    }
    at += 1;
    if (to - from > longest) continue;
    const written = text.slice(from, to);
    if (/^[a-z]$/i.test(written)) continue;
    const plain = folded(written);
    if (plain === '' || plain.length > longest * 2) continue;
    yield { written: written.toLowerCase(), folded: plain, at, from, to };
    found += 1;
    if (found === most) return;
  }
}
