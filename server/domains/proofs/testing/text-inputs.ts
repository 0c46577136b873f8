/**
 * How those functions here are called with a text whose parameters don't show it themselves
 * (tests/members-text.test.ts).
 */
export const textInputs = {
  drawVerificationImage: (text: string) => [text.slice(0, 4), () => 0.5],
  newQuestionDigits: (text: string) => [text, () => 0.5],
};
