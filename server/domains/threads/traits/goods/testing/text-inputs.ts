/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  goodsOf: (text: string) => [text, 'https://shop.example/'],
  ownAddress: (text: string) => [text, 'https://shop.example/'],
  siteOf: (text: string) => [`https://shop.example/?${encodeURIComponent(text)}`],
  takeGoods: (text: string) => [
    [{ goods_id: 1, title: text, price: text, currency: 'NGN', tag: '' }],
    new Map([[1, text]]),
  ],
};
