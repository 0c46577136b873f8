/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  takeGoods: (text: string) => [
    [{ goods_id: 1, title: text, price: text, currency: 'NGN', tag: '' }],
    new Map([[1, text]]),
  ],
};
