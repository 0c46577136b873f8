import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/threads/moderating';
const noticedIn = `${at}/moderating.test.ts`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'moderators act in every country',
    file: `${at}/policy.ts`,
    find: "if (!moderatesIn(by, post.countryFid)) return 'threads.other_country';",
    put: '',
    noticedIn,
  },
  {
    breaks: 'a moderator judges the post of another',
    file: `${at}/policy.ts`,
    find: "return judged && by.groupid !== operatorGroup ? 'threads.author_in_office' : undefined;",
    put: 'return undefined;',
    noticedIn,
  },
  {
    breaks: 'moderators feature threads of their own',
    file: `${at}/policy.ts`,
    find: "if (act === 'digest' && own) return 'threads.moderate_own';",
    put: '',
    noticedIn,
  },
  {
    breaks: 'two who pin at the same moment get a slot too many',
    file: `${at}/actions/pin.ts`,
    find: '  await lockPins(ctx.db);\n',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a digest that is taken back leaves its XGold',
    file: 'server/domains/threads/listeners/earn.ts',
    find: '    if (left)\n',
    put: '    if (left && level > before)\n',
    noticedIn,
  },
  {
    breaks: 'a hidden thread keeps its pin',
    file: `${at}/actions/take-down.ts`,
    find: 'if (thread.displayorder > 0) await setMarks(ctx.db, tid, { displayorder: 0 });',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a restored thread isn’t counted',
    file: 'server/domains/threads/listeners/count-authors.ts',
    find: "  on(threadRestored, (ctx, all) => countWritings(ctx, all, 'threads', 1)),\n",
    put: '',
    noticedIn,
  },
];
