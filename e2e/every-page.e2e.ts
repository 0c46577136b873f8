import { describe } from 'vitest';
import { checkOverflow } from './support/checks.ts';
import { checkPage, shoot, test } from './support/journey.ts';

/** Screens that a guest reaches by an address alone. */
const screens: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['latest', '/latest'],
  ['foryou', '/foryou'],
  ['following', '/following'],
  ['boards', '/forum'],
  ['board', '/forum/15443'],
  ['topics', '/topic'],
  ['topic', '/topic/101'],
  ['followers', '/ucenter/account/followers?uid=1001'],
  ['compose', '/note/thread'],
  ['creator', '/creator'],
  ['forget', '/forget'],
  ['forget-email', '/forget/email'],
  ['forget-change', '/forget/change#spent'],
  ['guardian', '/guardian#spent'],
  ['login', '/?showlogin'],
  ['register', '/?showregister'],
  ['country', '/?needcountry'],
  ['permission', '/permission'],
  ['banned', '/banned'],
  ['privacy', '/privacy'],
  ['termofuse', '/termofuse'],
  ['faq', '/ucenter/faq'],
  ['feedback', '/feedback'],
  ['404', '/no/such/page'],
];

const locales = { en: '', fr: '/ma', hi: '/in' } as const;
const refusedStatus = /Failed to load resource: the server responded with a status of (403|404)/;
const addressOf = (prefix: string, path: string): string => `${prefix}${path}`.replace(/(.)\/(\?|$)/, '$1$2') || '/';

/** English as the mockups draw it, and dark; the other languages where room is scarce. */
const looks = {
  en: [
    { width: 360, dark: false },
    { width: 1280, dark: false },
    { width: 360, dark: true },
  ],
  fr: [{ width: 360, dark: false }],
  hi: [{ width: 360, dark: true }],
} as const;

describe.each(['en', 'fr', 'hi'] as const)('every page in %s', (language) => {
  test.for(screens)('%s: accessible, and nothing wider than the screen', async ([name, path], { journey }) => {
    journey.expectFault(refusedStatus);
    for (const { width, dark } of looks[language]) {
      const reader = await journey.visitor({ width, dark });
      await reader.open(addressOf(locales[language], path));
      await checkPage(reader.page);
      await shoot(reader.page, `${name}-${language}-${width}${dark ? '-dark' : ''}`);
    }
  });

  test('nothing overflows at 320 px', async ({ journey }) => {
    journey.expectFault(refusedStatus);
    const reader = await journey.visitor({ width: 320 });
    for (const [_name, path] of screens) {
      await reader.open(addressOf(locales[language], path));
      await checkOverflow(reader.page);
    }
  });
});
