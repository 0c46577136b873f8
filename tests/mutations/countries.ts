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
];
