import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/review/history/';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'older versions show what is hidden now',
    file: 'server/domains/review/history/reads/post-history.ts',
    find: '      if (facts.hides) await refuseHidden(ctx, thread);\n',
    put: '',
    noticedIn: 'server/domains/review/history/history.test.ts',
  },
  {
    breaks: 'whoever doesn’t see a private reply reads what it said before',
    file: 'server/domains/review/history/reads/post-history.ts',
    find: '  await refuseUnseen(ctx, read, post);\n',
    put: '',
    noticedIn: 'server/domains/review/history/history.test.ts',
  },
  {
    breaks: 'the history of a muted or blocked member’s reply is read',
    file: 'server/domains/review/history/reads/post-history.ts',
    find: "  if (isHidden) refuse('threads.post_not_exist');\n",
    put: '',
    noticedIn: 'server/domains/review/history/history.test.ts',
  },
  {
    breaks: 'the history of a hidden reply is read',
    file: 'server/domains/review/history/reads/post-history.ts',
    find: "      if (post.status !== 1) return refuse('threads.post_not_exist');\n",
    put: '',
    noticedIn: 'server/domains/review/history/history.test.ts',
  },
  {
    breaks: 'an author removes a version of their own post',
    file: 'server/domains/review/history/policy.ts',
    find: "by.uid === authorid ? 'threads.version_own' : undefined",
    put: 'undefined',
    noticedIn: 'server/domains/review/history/history.test.ts',
  },
  {
    breaks: 'a version is removed without a reason',
    file: 'server/domains/review/history/actions/remove-version.ts',
    find: "    if (why.rule === '' && reason === '') refuse('threads.version_reason');\n",
    put: '',
    noticedIn: 'server/domains/review/history/history.test.ts',
  },
  {
    breaks: 'what is changed at once, after somebody has answered, leaves no version',
    file: 'server/domains/review/history/actions/store-version.ts',
    find: ' && max_position === position',
    put: '',
    noticedIn: 'server/domains/review/history/history.test.ts',
  },
  {
    breaks: 'a thread that nobody could read leaves versions',
    file: 'server/domains/review/history/actions/store-version.ts',
    find: 'thread.status !== 1 || ',
    put: '',
    noticedIn: 'server/domains/review/history/history.test.ts',
  },
  {
    breaks: 'the first version is dropped with those between',
    file: 'server/domains/review/sql/versions.ts',
    find: 'and version > 1 and version <=',
    put: 'and version <=',
    noticedIn: 'server/domains/review/history/history.test.ts',
  },
  {
    breaks: 'a link that is turned while its words stay is no change',
    file: 'server/domains/review/history/rules/version-words.ts',
    find: '? tag : ` (${leadsTo})${tag}`',
    put: '? tag : tag',
    noticedIn: 'server/domains/review/history/history.test.ts',
  },
  {
    breaks: 'versions outlive their author’s account',
    file: 'server/domains/review/history/contributes.ts',
    find: '    const posts = await deleteVersionsOf(db, uid, personalBatch);\n',
    put: '    const posts: { tid: number }[] = [];\n    void [db, uid, deleteVersionsOf];\n',
    noticedIn: 'server/domains/review/history/history.test.ts',
  },
];
