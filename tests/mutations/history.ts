import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/threads/history';
const tests = `${at}/history.test.ts`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'older versions show what is hidden now',
    file: `${at}/reads/post-history.ts`,
    find: '      if (facts.hides) await refuseHidden(ctx, thread);\n',
    put: '',
    noticedIn: tests,
  },
  {
    breaks: 'whoever doesn’t see a private reply reads what it said before',
    file: `${at}/reads/post-history.ts`,
    find: '  await refuseUnseen(ctx, read, post);\n',
    put: '',
    noticedIn: tests,
  },
  {
    breaks: 'the history of a muted or blocked member’s reply is read',
    file: `${at}/reads/post-history.ts`,
    find: "  if (isHidden) refuse('threads.post_not_exist');\n",
    put: '',
    noticedIn: tests,
  },
  {
    breaks: 'the history of a hidden reply is read',
    file: `${at}/reads/post-history.ts`,
    find: "      if (post.status !== 1) return refuse('threads.post_not_exist');\n",
    put: '',
    noticedIn: tests,
  },
  {
    breaks: 'an author removes a version of their own post',
    file: `${at}/policy.ts`,
    find: "by.uid === authorid ? 'threads.version_own' : undefined",
    put: 'undefined',
    noticedIn: tests,
  },
  {
    breaks: 'a version is removed without a reason',
    file: `${at}/actions/remove-version.ts`,
    find: "    if (why.rule === '' && reason === '') refuse('threads.version_reason');\n",
    put: '',
    noticedIn: tests,
  },
  {
    breaks: 'what is changed at once, after somebody has answered, leaves no version',
    file: `${at}/actions/store-version.ts`,
    find: ' && max_position === position',
    put: '',
    noticedIn: tests,
  },
  {
    breaks: 'a thread that nobody could read leaves versions',
    file: `${at}/actions/store-version.ts`,
    find: 'thread.status !== 1 || ',
    put: '',
    noticedIn: tests,
  },
  {
    breaks: 'the first version is dropped with those between',
    file: 'server/domains/threads/sql/versions.ts',
    find: 'and version > 1 and version <=',
    put: 'and version <=',
    noticedIn: tests,
  },
  {
    breaks: 'a link that is turned while its words stay is no change',
    file: `${at}/rules/version-words.ts`,
    find: '? tag : ` (${leadsTo})${tag}`',
    put: '? tag : tag',
    noticedIn: tests,
  },
  {
    breaks: 'versions outlive their author’s account',
    file: `${at}/contributes.ts`,
    find: '    const posts = await deleteVersionsOf(db, uid, personalBatch);\n',
    put: '    const posts: { tid: number }[] = [];\n    void [db, uid, deleteVersionsOf];\n',
    noticedIn: tests,
  },
];
