/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  givenToday: (text: string) => [{ day: text, given: 0 }, text],
};
