import type { Mutation } from './support/mutation.ts';

export const tests = 'server/platform/replicas/';

const at = 'server/platform';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a replica that was promoted goes on serving',
    file: `${at}/replicas/rules.ts`,
    find: "if (!answered.inRecovery) return 'promoted';",
    put: '',
    noticedIn: `${at}/replicas/rules.test.ts`,
  },
  {
    breaks: 'a replica of which nobody knows how old it is serves',
    file: `${at}/replicas/rules.ts`,
    find: ': Number.POSITIVE_INFINITY }',
    put: ': 0 }',
    noticedIn: `${at}/replicas/rules.test.ts`,
  },
  {
    breaks: 'a read goes to a replica that lacks what its caller wrote',
    file: `${at}/replicas/rules.ts`,
    find: 'replayed >= after',
    put: 'replayed >= 0 * after',
    noticedIn: `${at}/replicas/rules.test.ts`,
  },
  {
    breaks: 'a member whose caller returns no cookies reads on a replica at once',
    file: `${at}/replicas/written.ts`,
    find: 'actor === null || cookies[pageCookie] !== undefined ? 0 : undefined',
    put: '0',
    noticedIn: `${at}/replicas/written.test.ts`,
  },
  {
    breaks: 'a guest’s page that is cached is drawn from a replica',
    file: 'server/ssr/in-process.ts',
    find: 'isCached ? undefined : readAfter',
    put: 'readAfter',
    noticedIn: 'server/ssr/in-process.test.ts',
  },
];
