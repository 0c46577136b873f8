import { sweep } from '../tests/support/sweep.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, Journey, test as journeyTest, shoot } from './support/journey.ts';
import type { Person } from './support/person.ts';

/** Screens that a guest reaches by an address alone. */
const screens: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['latest', '/latest'],
  ['foryou', '/foryou'],
  ['search', '/search'],
  ['search-nothing', '/search?type=1&q=zzyzx'],
  ['following', '/following'],
  ['boards', '/forum'],
  ['board', '/forum/15443'],
  ['country-board', '/forum/b4'],
  ['topics', '/topic'],
  ['groups', '/group'],
  ['group', '/group/101'],
  ['find', '/find'],
  ['ranking-global', '/ranking/global'],
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
  ['ledger', '/ledger'],
  ['faq', '/ucenter/faq'],
  ['feedback', '/feedback'],
  ['store', '/xstore'],
  ['404', '/no/such/page'],
];

const locales = { en: '', fr: '/ma', hi: '/in' } as const;
const refusedStatus = /Failed to load resource: the server responded with a status of (403|404)/;
const addressOf = (prefix: string, path: string): string => `${prefix}${path}`.replace(/(.)\/(\?|$)/, '$1$2') || '/';

/**
 * English as the mockups draw it, and dark; the other languages where room is scarce. The first is how the page is
 * asked for; for the others the same page changes, as when a phone is turned or its evening colours come on.
 */
const looks = {
  en: [
    { width: 360, dark: false },
    { width: 360, dark: true },
    { width: 1280, dark: false },
  ],
  fr: [{ width: 360, dark: false }],
  hi: [{ width: 360, dark: true }],
} as const;

/** One browser window a language goes from page to page: a window for each takes longer than to look at it. */
const test = journeyTest.extend<{ readers: (language: keyof typeof looks) => Promise<[Person, Journey]> }>({
  readers: [
    async ({ browser }, use) => {
      const journey = new Journey(browser);
      journey.expectFault(refusedStatus);
      const visitors = new Map<string, Promise<Person>>();
      await use(async (language) => {
        if (!visitors.has(language)) visitors.set(language, journey.visitor(looks[language][0]));
        return [await visitors.get(language)!, journey];
      });
      await journey.end();
    },
    { scope: 'file' },
  ],
});

for (const language of ['en', 'fr', 'hi'] as const) {
  const pages = screens.map(([name, path]) => [`${name} in ${language}`, name, path] as const);
  sweep('every page', pages, { least: 3, test })(
    'every page: %s is accessible, and nothing wider than the screen',
    async ([, name, path], { readers }) => {
      const [reader, journey] = await readers(language);
      await reader.forget();
      await reader.look(looks[language][0]);
      await reader.open(addressOf(locales[language], path));
      for (const look of looks[language]) {
        await reader.look(look);
        await checkPage(reader.page);
        await shoot(reader.page, `${name}-${language}-${look.width}${look.dark ? '-dark' : ''}`);
      }
      await reader.look({ width: 320, dark: false });
      await checkOverflow(reader.page);
      journey.expectNoFaults();
    },
  );
}
