/**
 * Accents and vowel signs that one character may carry, joiners and marks of direction among them; no script needs
 * more.
 */
export const mostMarks = 8;

const tooManyMarks = /([\p{M}\p{Cf}]{8})[\p{M}\p{Cf}]+/gu;
const marksAtEnd = /[\p{M}\p{Cf}]{1,8}$/u;
/**
 * The end of a text that shows how many marks its last character carries: a mark is two units of a string at the most.
 */
export const unitsOfMarks = 2 * mostMarks;

/** A text in which no character carries more marks than scripts need. */
export const fewMarks = (text: string): string => text.replace(tooManyMarks, '$1');

/** The same where `before` stands right before it, whose last character may carry marks already. */
export function fewMarksAfter(before: string, text: string): string {
  const carried = [...(marksAtEnd.exec(before.slice(-unitsOfMarks))?.[0] ?? '')].length;
  return fewMarks('\u0301'.repeat(carried) + text).slice(carried);
}

/** Bytes that a text takes in UTF-8. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Each half of a pair is two of its four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return bytes;
}
