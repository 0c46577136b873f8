/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = { readExif: (text: string) => [text, new Date('2026-11-29T12:00:00Z')] };
