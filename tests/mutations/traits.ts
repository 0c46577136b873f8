import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/traits/';

const noticedIn = 'server/domains/threads/traits/prize/prize.test.ts';
const prize = 'server/domains/threads/traits/prize/trait.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'anybody says what a thread won',
    file: prize,
    find: "    if (!moderatesIn(ctx.actor, countryFid)) refuse('threads.prize_not_yours');\n",
    put: '',
    noticedIn,
  },
  {
    breaks: 'a prize names a winner whom its reader blocked',
    file: prize,
    find: 'whyHidden(uid) === undefined ? cards.get(uid)?.username : undefined',
    put: 'cards.get(uid)?.username',
    noticedIn,
  },
  {
    breaks: 'an edit that says nothing of a prize takes it back',
    file: prize,
    find: "if (prize === undefined) return prize_winner ? refuseField('prize_winner') : {};",
    put: 'if (prize === undefined) return { columns: { prized: false } };',
    noticedIn,
  },
  {
    breaks: 'a group’s list stays as it was when somebody posts there',
    file: 'server/domains/threads/traits/group/trait.ts',
    find: 'published: () => ctx.stale(groupTag(groupid))',
    put: 'published: () => undefined',
    noticedIn: 'server/domains/threads/traits/group/grouped.test.ts',
  },
  {
    breaks: 'a topic’s newest stay as they were when somebody posts there',
    file: 'server/domains/threads/traits/topic/trait.ts',
    find: 'published: () => staleTopic(ctx, topid)',
    put: 'published: () => undefined',
    noticedIn: 'server/domains/threads/traits/topic/in-topics.test.ts',
  },
  {
    breaks: 'an edit sends every trait again',
    file: 'web/features/threads/traits/composers.ts',
    find: '!isSame(heldOf(held, trait), heldOf(before, trait))',
    put: 'true',
    noticedIn: 'web/features/threads/traits/composers.test.ts',
  },
  {
    breaks: 'what stood in older drafts themselves is lost',
    file: 'web/features/threads/compose/draft.ts',
    find: '{ ...draft, ...draft.traits }',
    put: '{ ...draft.traits }',
    noticedIn: 'web/features/threads/compose/draft.test.ts',
  },
  {
    breaks: 'a refused hidden part is said at the end of the form',
    file: 'web/features/threads/traits/hidden/composer.tsx',
    find: "by: 'threads.hidden_'",
    put: "by: 'threads.no_'",
    noticedIn: 'web/features/threads/compose/refused.test.ts',
  },
];
