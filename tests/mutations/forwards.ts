import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a forward shows a thread that is deleted',
    file: 'server/domains/threads/kinds/forward/policy.ts',
    find: 'if (!source || source.deleted_at || source.status !== 1) {',
    put: 'if (!source || source.status !== 1) {',
    noticedIn: 'server/domains/threads/kinds/forward/forward.test.ts',
  },
  {
    breaks: 'a forward shows a thread above the reader’s level',
    file: 'server/domains/threads/kinds/forward/policy.ts',
    find: "  if (!isOpenTo(kind, source) && !isReader(source.authorid)) return 'closed';\n",
    put: '',
    noticedIn: 'server/domains/threads/kinds/forward/forward.test.ts',
  },
  {
    breaks: 'a forward goes on showing what it forwards as it was',
    file: 'server/domains/threads/kinds/forward/present.ts',
    find: '  showing.reads(`t:${source_tid}`);\n',
    put: '',
    noticedIn: 'server/domains/threads/kinds/forward/forward.test.ts',
  },
  {
    breaks: 'a member whom its author blocked forwards a thread',
    file: 'server/domains/threads/kinds/forward/actions/find-source.ts',
    find: '  await refuseBlocked(ctx, [thread.authorid]);\n',
    put: '',
    noticedIn: 'server/domains/threads/kinds/forward/forward.test.ts',
  },
  {
    breaks: 'a forward of a forward points to the one between',
    file: 'server/domains/threads/kinds/forward/actions/find-source.ts',
    find: 'return first === undefined ? asked : forwardable(ctx, first);',
    put: 'return asked;',
    noticedIn: 'server/domains/threads/kinds/forward/forward.test.ts',
  },
  {
    breaks: 'a forward is counted as often as its event is read',
    file: 'server/domains/threads/kinds/forward/sql/forwards.ts',
    find: ' and counted <> ${counted}',
    put: '',
    noticedIn: 'server/domains/threads/kinds/forward/forward.test.ts',
  },
  {
    breaks: 'a product stands in a post twice',
    file: 'server/domains/threads/traits/goods/rules/take-goods.ts',
    find: "  if (new Set(sent.map(({ goods_id }) => goods_id)).size < sent.length) return refused('threads.goods_exists');\n",
    put: '',
    noticedIn: 'server/domains/threads/traits/goods/rules/take-goods.test.ts',
  },
  {
    breaks: 'anybody marks a thread as an activity',
    file: 'server/domains/threads/traits/activity/trait.ts',
    find: "    if (wanted !== stood && !moderatesIn(actor, countryFid)) refuse('threads.activity_not_yours');\n",
    put: '',
    noticedIn: 'server/domains/threads/activities.test.ts',
  },
];
