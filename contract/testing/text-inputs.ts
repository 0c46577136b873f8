/**
 * How those functions here are called with a text whose parameters don't show it themselves
 * (tests/members-text.test.ts).
 */
export const textInputs = {
  thirdPartyStart: (text: string) => ['google', 'login', text],
  wrapSuccess: (text: string) => ['legacy', {}, text],
  cookieName: (text: string) => [text, true],
  localePath: (text: string) => ['ng', text],
};
