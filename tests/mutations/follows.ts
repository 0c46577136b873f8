import type { Mutation } from './support/mutation.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a muted member no longer sees the one who muted them',
    file: 'server/domains/follows/sql/hides.ts',
    find: 'h.hidden_uid = p.uid and h.kind = 2',
    put: 'h.hidden_uid = p.uid',
    noticedIn: 'server/domains/follows/hidden-pairs.test.ts',
  },
  {
    breaks: 'a member is still notified of somebody whom they blocked',
    file: 'server/domains/follows/sql/hides.ts',
    find: 'where h.uid = p.uid and h.hidden_uid = p.other)',
    put: 'where h.uid = p.uid and h.hidden_uid = p.other and h.kind = 1)',
    noticedIn: 'server/domains/follows/hidden-pairs.test.ts',
  },
  {
    breaks: 'a mute separates two members like a block',
    file: 'server/domains/follows/sql/hides.ts',
    find: 'h.uid = a.uid and h.hidden_uid = a.other and h.kind = 2',
    put: 'h.uid = a.uid and h.hidden_uid = a.other',
    noticedIn: 'server/domains/follows/hidden-pairs.test.ts',
  },
  {
    breaks: 'a mute by the other separates two members like a block',
    file: 'server/domains/follows/sql/hides.ts',
    find: 'h.uid = a.other and h.hidden_uid = a.uid and h.kind = 2',
    put: 'h.uid = a.other and h.hidden_uid = a.uid',
    noticedIn: 'server/domains/follows/hidden-pairs.test.ts',
  },
  {
    breaks: 'a muted member sees nothing in lists of the one who muted them',
    file: 'server/domains/follows/sql/hides.ts',
    find: 'where hidden_uid = ${uid} and kind = 2 order by',
    put: 'where hidden_uid = ${uid} order by',
    noticedIn: 'server/domains/follows/hidden-pairs.test.ts',
  },
  {
    breaks: 'a list of fans that was read by others shows whom its reader has blocked',
    file: 'server/domains/follows/reads/member-lists.ts',
    find: 'rows.filter(({ id }) => ctx.whyHidden(id) === undefined)',
    put: 'rows',
    noticedIn: 'server/pages/cached-profiles.test.ts',
  },
  {
    breaks: 'the lists of a member are open to whom they have blocked',
    file: 'server/domains/follows/reads/member-lists.ts',
    find: 'await admit(ctx, people, of);',
    put: '',
    noticedIn: 'server/pages/cached-profiles.test.ts',
  },
  {
    breaks: 'a list of members that was read before names one of them as before',
    file: 'server/domains/follows/reads/member-lists.ts',
    find: 'ctx.reads(`u:${uid}`);',
    put: '',
    noticedIn: 'server/pages/cached-profiles.test.ts',
  },
  {
    breaks: 'members who are hidden are offered for a mention',
    file: 'server/domains/follows/reads/find-members.ts',
    find: ' && !hidden.has(card.uid)',
    put: '',
    noticedIn: 'server/domains/follows/find-members.test.ts',
  },
  {
    breaks: 'the list of names has no end',
    file: 'server/domains/follows/reads/find-members.ts',
    find: '.slice(0, offered)',
    put: '',
    noticedIn: 'server/domains/follows/find-members.test.ts',
  },
];
