import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/threads/moderating';
const noticedIn = `${at}/moderating.test.ts`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'two moderators decide about the same held post',
    file: 'server/domains/threads/sql/held.ts',
    find: ".where('pid', '=', pid).forUpdate()",
    put: ".where('pid', '=', pid)",
    noticedIn: 'server/domains/threads/held/held.test.ts',
  },
  {
    breaks: 'a flood of posts is shown',
    file: 'server/domains/threads/sql/prints.ts',
    find: 'at > ${quickSince} limit 100',
    put: 'at > ${quickSince} limit 4',
    noticedIn: 'server/domains/threads/held/held.test.ts',
  },
  {
    breaks: 'a held thread is published before its moderator has decided',
    file: 'server/domains/threads/sql/threads.ts',
    find: 't.publishAt || t.held ? 0 : 1',
    put: 't.publishAt ? 0 : 1',
    noticedIn: 'server/domains/threads/held/held.test.ts',
  },
  {
    breaks: 'a member whose post was taken down stays trusted where they are remembered',
    file: 'server/domains/threads/moderating/actions/take-down.ts',
    find: '  ctx.touch(trustTag(authorid));\n',
    put: '',
    noticedIn: 'server/domains/threads/held/held.test.ts',
  },
  {
    breaks: 'one refused post of several undoes the others',
    file: 'server/platform/db/savepoint.ts',
    find: 'rollback to savepoint one_of_several',
    put: 'release savepoint one_of_several',
    noticedIn: 'server/domains/threads/held/held.test.ts',
  },
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
