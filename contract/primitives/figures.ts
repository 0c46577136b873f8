/** Marks that nobody sees: of direction, of joining, those that a copied number brings along. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const digit = /\p{Nd}/u;
/** The digits of any script follow each other from zero to nine. */
const perScript = 10;

/** A digit of any script in ASCII. */
export function asciiDigit(figure: string): string {
  const code = figure.codePointAt(0)!;
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % perScript);
}

/** A text as every reading of figures begins: digits of any script are ASCII's, and nothing unseen is left. */
export const plainFigures = (typed: string): string =>
  typed
    .replaceAll(unseen, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .trim();

/** The same without what people write between digits: blanks, dashes, brackets, stops and slashes. */
export const joinedFigures = (typed: string): string =>
  plainFigures(typed).replaceAll(/[\s\p{Z}\p{Pd}\p{Ps}\p{Pe}\u2212\u00b7\u2022./_]/gu, '');

/** The digits of a text, whatever else stands in it. */
export const digitsIn = (typed: string): string => plainFigures(typed).replaceAll(/\D/g, '');

/** A whole number as it is written: a minus of any kind before it, blanks or Arabic’s stop between thousands. */
export const plainWhole = (typed: string): string =>
  plainFigures(typed)
    .replaceAll(/[\s\p{Z}\u066c]/gu, '')
    .replace(/^[\p{Pd}\u2212]/u, '-');

/** The whole number that was typed, undefined for anything else. */
export function wholeTyped(typed: string): number | undefined {
  const plain = plainWhole(typed);
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}
