/** What becomes of a post that holds a listed word. */
export const wordActions = ['hold', 'refuse', 'mask'] as const;
export type WordAction = (typeof wordActions)[number];

export const wordLimits = {
  /** Words of one list. */
  words: 500,
  /** Characters of one. */
  wordMax: 60,
  /** A whole list as it is sent, one word a line. */
  listMax: 31_000,
} as const;
