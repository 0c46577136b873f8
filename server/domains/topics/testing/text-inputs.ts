/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  takeWords: (text: string) => [{ subject: text, message: text, description: text }],
};
