import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/feeds';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a member’s own thread stays on top for hours',
    file: `${at}/reads/for-you.ts`,
    find: 'const ownOnTopMilliseconds = 15 * 60_000;',
    put: 'const ownOnTopMilliseconds = 150 * 60_000;',
    noticedIn: `${at}/scores.test.ts`,
  },
  {
    breaks: 'a member’s own thread stands on top and a second time below',
    file: `${at}/reads/for-you.ts`,
    find: '.filter((tid) => !own.includes(tid))',
    put: '',
    noticedIn: `${at}/feeds.test.ts`,
  },
  {
    breaks: 'the pages behind the first show one’s own on top again',
    file: `${at}/reads/for-you.ts`,
    find: 'page === 1 ? [...own, ...shown] : shown',
    put: '[...own, ...shown]',
    noticedIn: `${at}/scores.test.ts`,
  },
  {
    breaks: 'each page of "For you" begins a new order',
    file: `${at}/reads/for-you-order.ts`,
    find: '!afresh && known',
    put: 'false && known',
    noticedIn: `${at}/for-you.test.ts`,
  },
  {
    breaks: 'a deleted thread stays among the hot ones',
    file: `${at}/listeners/score.ts`,
    find: 'on(threadDeleted, forget)',
    put: 'on(threadDeleted, score)',
    noticedIn: `${at}/scores.test.ts`,
  },
  {
    breaks: 'a like that is removed leaves a thread as hot as it was',
    file: `${at}/listeners/score.ts`,
    find: '  on(postUnliked, score),\n',
    put: '',
    noticedIn: `${at}/scores.test.ts`,
  },
  {
    breaks: 'a deleted reply leaves a thread as hot as it was',
    file: `${at}/listeners/score.ts`,
    find: '  on(postDeleted, score),\n',
    put: '',
    noticedIn: `${at}/scores.test.ts`,
  },
  {
    breaks: 'members who may not speak are recommended',
    file: `${at}/reads/for-you-recommend.ts`,
    find: 'isThere(card) && speaks(card) &&',
    put: 'isThere(card) &&',
    noticedIn: `${at}/scores.test.ts`,
  },
  {
    breaks: 'hidden members are recommended',
    file: `${at}/reads/for-you-recommend.ts`,
    find: 'uid !== reader.uid && !hidden.has(uid)',
    put: 'uid !== reader.uid',
    noticedIn: `${at}/scores.test.ts`,
  },
  {
    breaks: 'members of another country are recommended',
    file: `${at}/reads/for-you-recommend.ts`,
    find: '(fid === globalFid || card.countryFid === fid)',
    put: 'true',
    noticedIn: `${at}/feeds.test.ts`,
  },
  {
    breaks: 'one’s own threads are missing among those one follows',
    file: `${at}/reads/following.ts`,
    find: '[uid, ...followed]',
    put: '[...followed]',
    noticedIn: `${at}/feeds.test.ts`,
  },
];
