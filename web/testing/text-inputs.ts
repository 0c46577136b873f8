/** How to call, with a text, those functions here whose parameters don't show it themselves (tests/members-text.test.ts). */
export const textInputs = {
  shownMessage: (text: string) => [text, [], { nameOf: () => 'a face', still: false }],
};
