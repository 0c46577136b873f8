/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  productIn: (text: string) => [[text, JSON.stringify([{ '@type': 'Product', name: text, image: text }])]],
};
