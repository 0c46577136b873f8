/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  thirdPartyStart: (text: string) => ['google', 'login', text],
  wrapSuccess: (text: string) => ['legacy', {}, text],
  cookieName: (text: string) => [text, true],
  formAction: (text: string) => ['threads.like', { message: text }],
  queryWithFlag: (text: string) => [text, 'showlogin'],
  entryLink: (text: string) => ['showlogin', text, text],
  withDialog: (text: string) => [text, 'showlogin'],
  inWords: (text: string) => [[text, ['name'], ['name', 'select', { other: ['#'] }]], 'en', { name: text }],
  inMessages: (text: string) => [{ [text]: [text, ['name']] }, 'en', text, { name: text }],
  sitePath: (text: string) => [text],
  sitePathIn: (text: string) => [text],
  fewJoinedAmong: (text: string) => [[text, text]],
  localePath: (text: string) => ['ng', text],
};
