import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/kinds/';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'the clock closes a poll that an edit of the same moment gave more time',
    file: 'server/domains/threads/kinds/change-due.ts',
    find: 'due.filter((tid) => still.has(tid))',
    put: 'due.filter(() => still.size >= 0)',
    noticedIn: 'server/domains/threads/kinds/states.test.ts',
  },
  {
    breaks: 'anybody changes the state of a thread',
    file: 'server/domains/threads/kinds/states.ts',
    find: "  if (!asAuthor && !asStaff) return 'threads.no_permission';\n",
    put: '',
    noticedIn: 'server/domains/threads/kinds/states.test.ts',
  },
  {
    breaks: 'a state changes from any other',
    file: 'server/domains/threads/kinds/states.ts',
    find: 'return from.includes(state) ? undefined : refusal;',
    put: 'return from.length > 0 ? undefined : refusal;',
    noticedIn: 'server/domains/threads/kinds/states.test.ts',
  },
  {
    breaks: 'a change of state leaves the lists of its kind as they were',
    file: 'server/domains/threads/kinds/states.ts',
    find: '  ctx.stale(kindTag(kind));\n',
    put: '',
    noticedIn: 'server/domains/threads/kinds/states.test.ts',
  },
  {
    breaks: 'a board that takes polls alone takes every kind',
    file: 'contract/primitives/boards.ts',
    find: "takes === 'every' || takes.includes(kind)",
    put: "takes === 'every' || takes.length > 0",
    noticedIn: 'server/domains/threads/core/rules/places.test.ts',
  },
  {
    breaks: 'tools are offered for kinds that the board doesn’t take',
    file: 'web/features/threads/kinds/composed-kinds.ts',
    find: ' && board !== undefined && takesKind(board, kind)',
    put: ' && board !== undefined',
    noticedIn: 'web/features/threads/kinds/create-tools.test.ts',
  },
  {
    breaks: 'a kind’s list shows what its filter leaves out',
    file: 'server/domains/threads/core/sql/kind-lists.ts',
    find: "${seenBy(reader, 't.')} ${narrowedTo(listing, where)} ${afterPlace",
    put: "${seenBy(reader, 't.')} ${afterPlace",
    noticedIn: 'server/domains/threads/reads/kind-list.test.ts',
  },
  {
    breaks: 'a kind’s list stays as it was when a thread of it is posted or changes its state',
    file: 'server/domains/threads/reads/kind-list.ts',
    find: '  for (const tag of [...scopeTags({ countryFid: globalFid }), kindTag(listing.kind)]) ctx.reads(tag);\n',
    put: '',
    noticedIn: 'server/domains/threads/reads/kind-list.test.ts',
  },
  {
    breaks: 'a list by what changes with every press goes on after a row',
    file: 'server/domains/threads/reads/kind-list.ts',
    find: "next: numbered ? '' : nextPlace(found)",
    put: 'next: nextPlace(found)',
    noticedIn: 'server/domains/threads/reads/kind-list.test.ts',
  },
];
