import type { Mutation } from './support/mutation.ts';

const noticedIn = 'server/domains/threads/earnings.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'what members do counts for the day of UTC',
    file: 'server/domains/threads/listeners/earn.ts',
    find: "dayIn(zones.get(fact.uid) ?? 'UTC', new Date(fact.at))",
    put: "dayIn('UTC', new Date(fact.at))",
    noticedIn,
  },
  {
    breaks: 'what members do counts for the day on which its event is read',
    file: 'server/domains/threads/listeners/earn.ts',
    find: 'new Date(fact.at)',
    put: 'ctx.now',
    noticedIn,
  },
  {
    breaks: 'what its author deletes is taken back',
    file: 'server/domains/threads/listeners/earn.ts',
    find: "ending === 'removed' || ending === 'undone'",
    put: 'ending !== undefined',
    noticedIn,
  },
  {
    breaks: 'what was removed before its turn is paid after it was taken back',
    file: 'server/domains/threads/listeners/earn.ts',
    find: '  ];\n}\n\nasync function takeBackAll',
    put: '  ].toReversed();\n}\n\nasync function takeBackAll',
    noticedIn,
  },
  {
    breaks: 'what a moderator removes is gone as if its author had deleted it',
    file: 'server/domains/threads/actions/hide-post.ts',
    find: 'at: post.created_at.getTime(), ending: kind',
    put: "at: post.created_at.getTime(), ending: 'deleted'",
    noticedIn,
  },
  {
    breaks: 'a vote that is sent again is counted and announced again',
    file: 'server/domains/threads/kinds/poll/actions/vote.ts',
    find: 'if (counted) {',
    put: 'if (taken.ok) {',
    noticedIn: 'server/domains/threads/kinds/poll/polls.test.ts',
  },
  {
    breaks: 'a removed post is taken back once for each delivery',
    file: 'server/domains/economy/actions/take-back-earned.ts',
    find: 'key: `taken_back:${key}`',
    put: 'key: crypto.randomUUID()',
    noticedIn,
  },
];
