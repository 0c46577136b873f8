import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/threads';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a thread is rewarded twice by two taps at once',
    file: `${at}/sql/rewards.ts`,
    find: 'on conflict (tid, uid) do nothing',
    put: 'on conflict (tid, uid) do update set xgold = excluded.xgold',
    noticedIn: `${at}/rewards-at-once.test.ts`,
  },
  {
    breaks: 'members reward themselves',
    file: `${at}/policy.ts`,
    find: "if (viewer?.uid === post.authorid) return 'threads.reward_own';",
    put: '',
    noticedIn: `${at}/policy.test.ts`,
  },
  {
    breaks: 'what was given today is forgotten',
    file: `${at}/sql/rewards.ts`,
    find: 'given: day.given + xgold',
    put: 'given: day.given',
    noticedIn: `${at}/rewards.test.ts`,
  },
  {
    breaks: 'two devices give more than a day allows',
    file: `${at}/sql/rewards.ts`,
    find: 'order by uid for no key update',
    put: 'order by uid',
    noticedIn: `${at}/rewards-at-once.test.ts`,
  },
  {
    breaks: 'a day’s limit is passed by one reward',
    file: `${at}/rules/reward.ts`,
    find: 'if (xgold <= left) return undefined;',
    put: 'if (left > 0) return undefined;',
    noticedIn: `${at}/rules/reward.test.ts`,
  },
  {
    breaks: 'who moves west gives twice a day',
    file: `${at}/rules/reward.ts`,
    find: 'last.day >= today',
    put: 'last.day === today',
    noticedIn: `${at}/rules/reward.test.ts`,
  },
  {
    breaks: 'a post that was just deleted is rewarded',
    file: `${at}/sql/rewards.ts`,
    find: 'and p.pid = locked.pid and p.status = 1',
    put: 'and p.pid = locked.pid',
    noticedIn: `${at}/rewards-at-once.test.ts`,
  },
  {
    breaks: 'any amount may be given',
    file: `${at}/actions/reward-post.ts`,
    find: "if (!figures.amounts.includes(xgold)) refuseField('xid');",
    put: '',
    noticedIn: `${at}/rewards.test.ts`,
  },
  {
    breaks: 'an author without access is rewarded',
    file: `${at}/actions/reward-post.ts`,
    find: ' && !barred.has(authorid)',
    put: '',
    noticedIn: `${at}/rewards.test.ts`,
  },
  {
    breaks: 'a member rewards somebody who has blocked them',
    file: `${at}/actions/reward-post.ts`,
    find: 'await refuseBlocked(ctx, [thread.authorid, authorid]);',
    put: '',
    noticedIn: `${at}/rewards.test.ts`,
  },
  {
    breaks: 'a reward moves no money',
    file: `${at}/actions/reward-post.ts`,
    find: 'await pay(ctx, reward);',
    put: '',
    noticedIn: `${at}/rewards.test.ts`,
  },
  {
    breaks: 'a thread’s page still shows the history of before',
    file: `${at}/actions/reward-post.ts`,
    find: 'ctx.touch(`t:${tid}`);',
    put: '',
    noticedIn: `${at}/rewards.test.ts`,
  },
  {
    breaks: 'the history names a member whom its reader has blocked',
    file: `${at}/present-rewards.ts`,
    find: ' || whyHidden(uid) !== undefined',
    put: '',
    noticedIn: `${at}/rewards.test.ts`,
  },
  {
    breaks: 'the last of those who gave are named instead of the first',
    file: `${at}/sql/rewards.ts`,
    find: 'order by created_at, uid limit v.most',
    put: 'order by created_at desc, uid limit v.most',
    noticedIn: `${at}/rewards.test.ts`,
  },
];
