import { asciiDigit } from './figures.ts';

/** Characters that no mark parts from a plain one, and those of Arabic, Urdu and Hindi that are written for one another. */
const plainForms: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ɛ: 'e', ɔ: 'o' },
  // Alef, ya, ta marbuta, kaf and heh, each with the forms that another keyboard or habit has for it.
  ...{ '\u0671': '\u0627', '\u0649': '\u064a', '\u06cc': '\u064a', '\u0629': '\u0647', '\u06c3': '\u0647' },
  ...{ '\u06a9': '\u0643', '\u06aa': '\u0643', '\u0763': '\u0643', '\u06a4': '\u0641', '\u06ba': '\u0646' },
  ...{ '\u06c1': '\u0647', '\u06be': '\u0647', '\u06d5': '\u0647' },
  // Chandrabindu, and the open vowels of words from English.
  ...{ '\u0901': '\u0902', '\u0911': '\u0906', '\u0949': '\u093e', '\u090d': '\u090f', '\u0945': '\u0947' },
};
const special =
  /[ßæœøłđðþıɓɗƙƴŋɛɔ\u0629\u0649\u0671\u06a4\u06a9\u06aa\u06ba\u06be\u06c1\u06c3\u06cc\u06d5\u0763\u090d\u0911]|\u0901|\u0945|\u0949/gu;

/** Accents of Latin and Greek, vowel marks of Arabic with its tatweel, nukta and visarga; other vowel signs stay. */
const marks = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06ed\u08d3-\u08ff\u0903\u093c]/g;
/** Joiners, marks of direction and hyphens that draw nothing. */
const invisible =
  /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[\ufe00-\ufe0f]/g;

/** Figures of other scripts than Latin. */
const figure = /(?![0-9])\p{Nd}/gu;

/** Each character in its plain form: without case, accents and marks of vowels, figures of any script in those of Latin. */
export const foldedCharacters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // Hamza before a waw sits on either of two characters, by country.
    .replaceAll('\u064a\u0654\u0648', '\u0648\u0648')
    .replaceAll(marks, '')
    .replaceAll(invisible, '')
    .replaceAll(figure, asciiDigit)
    .replaceAll(special, (each) => plainForms[each]!)
    .normalize('NFC');

/** Half a nasal before a consonant: an anusvara says the same. */
const halfNasal = /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0928\u092a-\u092e\u0936-\u0938])/g;
/** A glide between vowels, which many leave out. */
const glide = /(?<=[\u0904-\u0939\u093e-\u094c])\u092f([\u0940\u0947\u0948\u094b])/g;
const withoutGlide: Readonly<Record<string, string>> = {
  ...{ '\u0940': '\u0908', '\u0947': '\u090f', '\u0948': '\u0910', '\u094b': '\u0913' },
};
/** The hamza at a word's end after a long vowel, which few type. */
const lastHamza = /(?<=[\u0648\u064a]|[\u0622-\u064a]{2}\u0627)\u0621(?![\u0620-\u06d3])/g;

const devanagari = /[\u0900-\u097f]/;
const arabic = /[\u0600-\u06ff]/;

/** One spelling for all ways to write a text: each character in its plain form, and the spellings of Hindi and Arabic. */
export function folded(text: string): string {
  const plain = foldedCharacters(text);
  if (devanagari.test(plain))
    return plain.replaceAll(halfNasal, '\u0902').replaceAll(glide, (_, vowel: string) => withoutGlide[vowel]!);
  return arabic.test(plain) ? plain.replaceAll(lastHamza, '') : plain;
}
