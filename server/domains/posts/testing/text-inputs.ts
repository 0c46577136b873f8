/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  readHtml: (text: string) => [text, { open: () => {}, close: () => {}, text: () => {}, comment: () => {} }],
  guessLanguage: (text: string) => [text, 'en'],
  cleanRichText: (text: string) => [text],
  takeMessage: (text: string) => [text, { least: 1, most: 10_000 }],
  isOfficeTag: (text: string) => ['meta', new Map(['class', 'style', 'content'].map((name) => [name, text]))],
  withCaptions: (text: string) => [[1], [text], new Map([[1, {}]])],
  previewOf: (text: string) => [text, 'https://shop.example/'],
  productOf: (text: string) => [text, 'https://shop.example/'],
  ownAddress: (text: string) => [text, 'https://shop.example/'],
  siteOf: (text: string) => [`https://shop.example/?${encodeURIComponent(text)}`],
  saidIn: (text: string) => [text, 'https://shop.example/'],
  isFresh: (text: string) => [{ title: text, fetched_at: new Date(0) }, new Date(0), 1],
};
