import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/traits/prize/';

const noticedIn = 'server/domains/threads/traits/prize/prize.test.ts';
const trait = 'server/domains/threads/traits/prize/trait.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'anybody says what a thread won',
    file: trait,
    find: "    if (!moderatesIn(ctx.actor, countryFid)) refuse('threads.prize_not_yours');\n",
    put: '',
    noticedIn,
  },
  {
    breaks: 'a prize names a winner whom its reader blocked',
    file: trait,
    find: 'whyHidden(uid) === undefined ? cards.get(uid) : undefined',
    put: 'cards.get(uid)',
    noticedIn,
  },
  {
    breaks: 'an edit that says nothing of a prize takes it back',
    file: trait,
    find: 'if (prize === undefined) return {};',
    put: 'if (prize === undefined) return { columns: { prized: false } };',
    noticedIn,
  },
];
