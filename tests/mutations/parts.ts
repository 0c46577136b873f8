import type { Mutation } from './support/mutation.ts';

export const tests = 'web/';

const brought = 'server/ssr/what-pages-bring.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a member’s page doesn’t name what only members’ pages bring',
    file: 'server/ssr/page-parts.ts',
    find: "if (declared[part] === 'members') visit(part);",
    put: "if (declared[part] === 'all') visit(part);",
    noticedIn: brought,
  },
  {
    breaks: 'the catalogue of a page lacks the texts of its members’ part',
    file: 'vite/part-texts.ts',
    find: 'if (this.#built.comesAlong(part)) along.add(part);',
    put: 'if (this.#built.comesAlong(part) && along.has(part)) along.add(part);',
    noticedIn: 'vite/part-texts.test.ts',
  },
  {
    breaks: 'a part waits for texts that others in its file name',
    file: 'vite/part-texts.ts',
    find: "some && !some.has(id) ? '' : (code ?? '')",
    put: "some?.size === 0 ? '' : (code ?? '')",
    noticedIn: 'vite/part-texts.test.ts',
  },
  {
    breaks: 'a part that could not be loaded is never asked for again',
    file: 'web/parts/part.ts',
    find: '        loading = undefined;\n',
    put: '',
    noticedIn: 'web/parts/part.test.ts',
  },
  {
    breaks: 'a page is never drawn again for a part whose code it lacked',
    file: 'web/parts/part.ts',
    find: 'if (import.meta.env.SSR && !some.there) awaited.add(some());',
    put: 'if (import.meta.env.SSR && !some.there) void some();',
    noticedIn: 'web/parts/part.test.ts',
  },
];
