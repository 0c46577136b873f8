/**
 * How those functions here are called with a text whose parameters don't show it themselves
 * (tests/members-text.test.ts).
 */
export const textInputs = {
  changesOf: (text: string) => [{ words: text }, { words: `${text}.` }],
};
