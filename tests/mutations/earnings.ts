import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/';

const noticedIn = 'server/domains/threads/earnings.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'what members do counts for the day of UTC',
    file: 'server/domains/economy/listeners/pay-deeds.ts',
    find: "dayIn(zones.get(uid) ?? 'UTC', new Date(at))",
    put: "dayIn('UTC', new Date(at))",
    noticedIn,
  },
  {
    breaks: 'what members do counts for the day on which its event is read',
    file: 'server/domains/economy/listeners/pay-deeds.ts',
    find: 'new Date(at)',
    put: 'ctx.now',
    noticedIn,
  },
  {
    breaks: 'what its author deletes is taken back',
    file: 'server/domains/threads/deeds.ts',
    find: "earningStays: ending !== 'removed' && ending !== 'undone'",
    put: 'earningStays: ending === undefined',
    noticedIn,
  },
  {
    breaks: 'what was removed before its turn is paid after it was taken back',
    file: 'server/domains/economy/listeners/pay-deeds.ts',
    find: '  ];\n}\n\nasync function takeAllBack',
    put: '  ].toReversed();\n}\n\nasync function takeAllBack',
    noticedIn,
  },
  {
    breaks: 'what is done in a domain is paid to nobody',
    file: 'server/app/contributions.ts',
    find: '...payDeeds(deeds, paying)',
    put: '...payDeeds([], paying)',
    noticedIn,
  },
  {
    breaks: 'a deed that its manifest forgets is declared all the same',
    file: 'server/domains/threads/deeds.ts',
    find: 'vote, likeDeed',
    put: 'likeDeed',
    noticedIn: 'server/declared.test.ts',
  },
  {
    breaks: 'what a moderator removes is gone as if its author had deleted it',
    file: 'server/domains/threads/actions/hide-post.ts',
    find: 'uid: post.authorid, ...moments, ending: kind',
    put: "uid: post.authorid, ...moments, ending: 'deleted'",
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
