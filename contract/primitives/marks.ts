/** Accents and vowel signs that one letter may carry, joiners and marks of direction among them; no script needs more. */
export const mostMarks = 8;

const tooManyMarks = /([\p{M}\p{Cf}]{8})[\p{M}\p{Cf}]+/gu;
const marksAtEnd = /[\p{M}\p{Cf}]{1,8}$/u;
/** A mark is two units of a string at the most. */
const unitsOfMarks = 2 * mostMarks;

/** A text in which no letter carries more marks than letters do. */
export const fewMarks = (text: string): string => text.replace(tooManyMarks, '$1');

/** The same where `before` stands right before it, whose last letter may carry marks already. */
export function fewMarksAfter(before: string, text: string): string {
  const carried = [...(marksAtEnd.exec(before.slice(-unitsOfMarks))?.[0] ?? '')].length;
  return fewMarks('\u0301'.repeat(carried) + text).slice(carried);
}
