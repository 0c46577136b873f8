/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  whereaboutsOf: (text: string) => [{ city: text, country: '' }, text],
};
