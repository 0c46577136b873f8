import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/threads';
const tests = `${at}/hidden/hidden.test.ts`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'who paid for hidden words is shown what their author made of them since',
    file: `${at}/hidden/present.ts`,
    find: 'sold === null || readsAll(viewer, thread) ? words : sold',
    put: 'sold === null || readsAll(viewer, thread) ? words : words',
    noticedIn: tests,
  },
  {
    breaks: 'hidden words are given to everybody who may read the thread',
    file: `${at}/hidden/present.ts`,
    find: "words: open ? wordsFor(viewer, thread, part) : ''",
    put: 'words: wordsFor(viewer, thread, part)',
    noticedIn: tests,
  },
  {
    breaks: 'who has deleted their reply still reads what it opened',
    file: `${at}/sql/hidden-parts.ts`,
    find: 'where p.position > 1 and p.status = 1',
    put: 'where p.position > 1',
    noticedIn: tests,
  },
  {
    breaks: 'a hidden part is paid twice from two devices',
    file: `${at}/hidden/actions/pay-hidden.ts`,
    find: '  if (times === undefined) return isWaiting(ctx.db, { tid, uid });\n',
    put: '',
    noticedIn: tests,
  },
  {
    breaks: 'moderators of other countries read what is hidden',
    file: `${at}/hidden/policy.ts`,
    find: 'meetingOf(thread).reaches',
    put: 'viewer.groupid <= 3',
    noticedIn: tests,
  },
  {
    breaks: 'what somebody has paid for is removed',
    file: `${at}/hidden/actions/take-hidden.ts`,
    find: "  if (before?.sold) return refuse('threads.hidden_sold');\n",
    put: '',
    noticedIn: tests,
  },
  {
    breaks: 'what was paid stays paid where a moderator removes the thread',
    file: `${at}/hidden/jobs/refund-hidden.ts`,
    find: "ending === 'removed' ? 0",
    put: "ending === 'removed' ? now.getTime()",
    noticedIn: tests,
  },
  {
    breaks: 'a mark that is only named hides words',
    file: `${at}/hidden/rules/marked.ts`,
    find: 'if (!token.acts) continue;',
    put: '',
    noticedIn: `${at}/hidden/rules/marked.test.ts`,
  },
  {
    breaks: 'replies that only the author sees are shown to all who read',
    file: `${at}/policy.ts`,
    find: "  if (!thread.replies_to_author) return 'all';\n  if (!viewer) return 0;",
    put: "  if (!viewer || !thread.replies_to_author) return 'all';",
    noticedIn: `${at}/private-replies.test.ts`,
  },
  {
    breaks: 'who is named in a reply that they don’t see is notified of it',
    file: `${at}/actions/send-reply.ts`,
    find: 'thread.replies_to_author ? named.filter((each) => each === thread.authorid) : named',
    put: 'named',
    noticedIn: `${at}/private-replies.test.ts`,
  },
  {
    breaks: 'a thread asks for a level that its author hasn’t got',
    file: `${at}/actions/take-traits.ts`,
    find: "refuse('threads.readperm_too_high');",
    put: 'undefined;',
    noticedIn: `${at}/readers-and-rush.test.ts`,
  },
];
