/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  boxIn: (text: string) => [Buffer.from(text), { type: 'moov', at: 0, size: 0, content: 0 }, text],
};
