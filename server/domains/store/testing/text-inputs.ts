/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  codeState: (text: string) => [{ status: text, expires_at: null }, new Date()],
  csvOf: (text: string) => [[[text, 1]]],
};
