import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a name that was typed and not chosen notifies nobody',
    file: 'server/domains/posts/actions/name-members.ts',
    find: '[...chosen, ...(await typedMembers(db, html))]',
    put: '[...chosen]',
    noticedIn: 'server/domains/posts/mentions.test.ts',
  },
  {
    breaks: 'names in quotes and links notify their members',
    file: 'server/domains/posts/actions/name-members.ts',
    find: 'typedNames(ownWords(html))',
    put: "typedNames(html.replace(/<[^<>]*>/g, ''))",
    noticedIn: 'server/domains/posts/mentions.test.ts',
  },
];
