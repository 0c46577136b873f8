import type { Mutation } from './support/mutation.ts';

const noticedIn = 'server/domains/ranking/ranking.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'members give points to themselves',
    file: 'server/domains/ranking/listeners/count-points.ts',
    find: 'uid > 0 && uid !== by',
    put: 'uid > 0',
    noticedIn,
  },
  {
    breaks: 'a like that was taken back still counts',
    file: 'server/domains/ranking/listeners/count-points.ts',
    find: '...onActs(deed.undone, give(-1))',
    put: '',
    noticedIn,
  },
  {
    breaks: 'members without access stand in lists',
    file: 'server/domains/ranking/visibility.ts',
    find: '    allowed({ groupid: groupInForce(card.groupid, sanctions.get(card.uid)) }) &&\n',
    put: '',
    noticedIn,
  },
  {
    breaks: 'who blocked somebody still sees them in lists',
    file: 'server/domains/ranking/visibility.ts',
    find: 'ctx.whyHidden(card.uid) === undefined',
    put: 'true',
    noticedIn,
  },
  {
    breaks: 'members without access are counted',
    file: 'server/domains/ranking/sql/runs.ts',
    find: 'where a.uid = p.uid and (a.until',
    put: 'where false and (a.until',
    noticedIn,
  },
  {
    breaks: 'a batch begins its places anew',
    file: 'server/domains/ranking/sql/runs.ts',
    find: 'coalesce(c.members, 0) + row_number()',
    put: 'row_number()',
    noticedIn,
  },
  {
    breaks: 'the football page opens for every country',
    file: 'server/domains/ranking/reads/football.ts',
    find: 'country_fid === footballFid && ',
    put: '',
    noticedIn,
  },
];
