/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  drawVerificationImage: (text: string) => [text.slice(0, 4), () => 0.5],
  newQuestionDigits: (text: string) => [text, () => 0.5],
};
