import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'who paid for hidden words is shown what their author made of them since',
    file: 'server/domains/threads/traits/hidden/present.ts',
    find: 'sold === null || readsAll(viewer, thread) ? words : sold',
    put: 'sold === null || readsAll(viewer, thread) ? words : words',
    noticedIn: 'server/domains/threads/traits/hidden/hidden.test.ts',
  },
  {
    breaks: 'hidden words are given to everybody who may read the thread',
    file: 'server/domains/threads/traits/hidden/present.ts',
    find: "words: open ? wordsFor(viewer, thread, part) : ''",
    put: 'words: wordsFor(viewer, thread, part)',
    noticedIn: 'server/domains/threads/traits/hidden/hidden.test.ts',
  },
  {
    breaks: 'who has deleted their reply still reads what it opened',
    file: 'server/domains/threads/traits/hidden/sql/hidden-parts.ts',
    find: 'where p.position > 1 and p.status = 1',
    put: 'where p.position > 1',
    noticedIn: 'server/domains/threads/traits/hidden/hidden.test.ts',
  },
  {
    breaks: 'a hidden part is paid twice from two devices',
    file: 'server/domains/threads/traits/hidden/actions/pay-hidden.ts',
    find: '  if (times === undefined) return isWaiting(ctx.db, { tid, uid });\n',
    put: '',
    noticedIn: 'server/domains/threads/traits/hidden/hidden.test.ts',
  },
  {
    breaks: 'moderators of other countries read what is hidden',
    file: 'server/domains/threads/traits/hidden/policy.ts',
    find: 'readerAccessOf(thread).reaches',
    put: 'viewer.groupid <= 3',
    noticedIn: 'server/domains/threads/traits/hidden/hidden.test.ts',
  },
  {
    breaks: 'what somebody has paid for is removed',
    file: 'server/domains/threads/traits/hidden/actions/take-hidden.ts',
    find: "  if (before?.sold) return refuse('threads.hidden_sold');\n",
    put: '',
    noticedIn: 'server/domains/threads/traits/hidden/hidden.test.ts',
  },
  {
    breaks: 'what was paid stays paid where a moderator removes the thread',
    file: 'server/domains/threads/traits/hidden/jobs/refund-hidden.ts',
    find: "ending === 'removed' ? 0",
    put: "ending === 'removed' ? now.getTime()",
    noticedIn: 'server/domains/threads/traits/hidden/hidden.test.ts',
  },
  {
    breaks: 'a mark that is only named hides words',
    file: 'server/domains/threads/traits/hidden/rules/marked.ts',
    find: 'if (!token.acts) continue;',
    put: '',
    noticedIn: 'server/domains/threads/traits/hidden/rules/marked.test.ts',
  },
  {
    breaks: 'replies that only the author sees are shown to all who read',
    file: 'server/domains/threads/core/policy.ts',
    find: "  if (!thread.replies_to_author) return 'all';\n  if (!viewer) return 0;",
    put: "  if (!viewer || !thread.replies_to_author) return 'all';",
    noticedIn: 'server/domains/threads/private-replies.test.ts',
  },
  {
    breaks: 'who is named in a reply that they don’t see is notified of it',
    file: 'server/domains/threads/actions/send-reply.ts',
    find: 'thread.replies_to_author ? named.filter((each) => each === thread.authorid) : named',
    put: 'named',
    noticedIn: 'server/domains/threads/private-replies.test.ts',
  },
  {
    breaks: 'a thread asks for a level that its author hasn’t got',
    file: 'server/domains/threads/traits/read-level/trait.ts',
    find: "refuse('threads.readperm_too_high');",
    put: 'undefined;',
    noticedIn: 'server/domains/threads/readers-and-rush.test.ts',
  },
];
