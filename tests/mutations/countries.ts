import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/countries';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'readers in 209 are shown 210',
    file: `${at}/rules/board-tree.ts`,
    find: 'shown.has(board.fid) || !countryOfFid(board.fid)',
    put: 'true',
    noticedIn: `${at}/rules/board-tree.test.ts`,
  },
  {
    breaks: 'the board of notices is navigated to',
    file: `${at}/rules/board-tree.ts`,
    find: "board.kind !== 'notice'",
    put: 'true',
    noticedIn: `${at}/rules/board-tree.test.ts`,
  },
  {
    breaks: 'a board stands beside itself',
    file: `${at}/rules/board-tree.ts`,
    find: '.filter((other) => other.fid !== fid)',
    put: '',
    noticedIn: `${at}/rules/board-tree.test.ts`,
  },
  {
    breaks: 'a country’s second name is in the reader’s language',
    file: `${at}/reads/country-names.ts`,
    find: 'sname: names.en',
    put: 'sname: names[locale]',
    noticedIn: `${at}/countries.test.ts`,
  },
  {
    breaks: 'another country’s board stands in every country',
    file: `${at}/rules/categories.ts`,
    find: 'country_fid === 0 || country_fid === countryFid',
    put: 'true',
    noticedIn: `${at}/categories.test.ts`,
  },
  {
    breaks: 'a closed board takes threads and stays on the lists',
    file: `${at}/rules/categories.ts`,
    find: 'category.closed_at === null &&',
    put: 'true &&',
    noticedIn: `${at}/categories.test.ts`,
  },
  {
    breaks: 'the community is closed',
    file: `${at}/actions/close-category.ts`,
    find: "if (typeid === community) refuse('countries.category_stays');",
    put: '',
    noticedIn: `${at}/categories.test.ts`,
  },
  {
    breaks: 'a closed board is seen until the process starts anew',
    file: `${at}/actions/close-category.ts`,
    find: 'ctx.touch(categoriesTag);',
    put: '',
    noticedIn: `${at}/categories.test.ts`,
  },
  {
    breaks: 'a board lacks its name in a language',
    file: `${at}/rules/categories.ts`,
    find: "!key.startsWith('name_') || word !== ''",
    put: 'true',
    noticedIn: `${at}/categories.test.ts`,
  },
  {
    breaks: 'a country has boards without end',
    file: `${at}/actions/create-category.ts`,
    find: '>= categoryLimits.inCountry',
    put: '> 1_000_000',
    noticedIn: `${at}/categories.test.ts`,
  },
  {
    breaks: 'a handful of people are shown as here now',
    file: `${at}/reads/here-now.ts`,
    find: 'people < hereLimits.least ? 0 : people',
    put: 'people',
    noticedIn: `${at}/here-now.test.ts`,
  },
];
