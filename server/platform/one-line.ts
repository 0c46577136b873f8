/**
 * They turn the direction of what follows, also of a sentence in an e-mail that quotes them. Marks that only hint stay.
 */
const turningDirection = /[\u202a-\u202e\u2066-\u2069]/g;

/** The same text, turning nothing around it. */
export const withoutTurns = (text: string): string => text.replace(turningDirection, '');

/** White space but single spaces between words. */
const spaced = /[^\S ]|\p{Cc}| {2}/u;

/**
 * On one line, turning nothing around it: a run of white space is one space, but a single no-break space stays, as
 * French sets its colons.
 */
export const oneLine = (text: string): string => {
  const still = withoutTurns(text);
  // Most lines have none, and each space that is replaced costs more than all the rest.
  if (!spaced.test(still)) return still.trim();
  return still.replace(/[\s\p{Cc}]+/gu, (run) => (run === '\u00a0' || run === '\u202f' ? run : ' ')).trim();
};
