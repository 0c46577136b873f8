const isFound = (word: { folded: string }): boolean => word.folded.length > 3;
const stemsOf = (word: string) => ({ en: [word], fr: [word], hi: [word] });
const wordOf = (text: string) => ({
  written: text,
  folded: text,
  also: [],
  parts: [],
  at: 1,
  from: 0,
  to: text.length,
});

/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  marked: (text: string) => [text, isFound],
  excerptAround: (text: string) => [text, isFound, 160],
  byLikeness: (text: string) => [text, [{ name: text, likeness: 1 }]],
  vectorText: (text: string) => [[{ words: [wordOf(text)], weight: 'D' }], [text], 'en', stemsOf],
  rarestFirst: (text: string) => [[[text]]],
  queryTexts: (text: string) => [[[text]]],
  queryText: (text: string) => [[[text]]],
};
