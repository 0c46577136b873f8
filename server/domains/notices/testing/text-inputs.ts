/** How those functions here are called with a text whose parameters don't tell it themselves (tests/members-text.test.ts). */
export const textInputs = {
  pageOf: (text: string) => ['credited', { reason: text }],
  tellSanction: (text: string) => [{ uid: 7, groupid: 4, reason: text, expiresAt: null }],
  tellCredit: (text: string) => [{ uid: 7, amount: 1, currency: 'xgold', reason: text, transfer: 1 }],
};
