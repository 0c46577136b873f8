import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { idField, whole } from '../../primitives/fields.ts';
import { rewardLimits } from '../gifts/limits.ts';
import { rewardHistory } from '../gifts/shapes.ts';

export const rewardCalls = {
  'threads.reward-post': defineCall({
    id: 'content-post-reward',
    method: 'POST',
    path: '/v5/content/post/reward',
    envelope: 'v5',
    access: 'member',
    summary:
      'Gives XGold to whoever wrote a post: once for each thread and member, `xid` of it. Answers the history of the post as it is then.',
    source: 'D2 §4, §5, §7, §8; DECISIONS "reward `xid`", "reward to an author"',
    body: z.object({ pid: idField, xid: whole(1, rewardLimits.field) }),
    output: rewardHistory.extend({
      /** The author has it later: a new account gave it, or one that shares an address with theirs. */
      waiting: z.boolean(),
    }),
    refusals: [
      'threads.post_not_exist',
      'threads.not_exist',
      'threads.no_permission',
      'threads.kept_apart',
      'threads.banned',
      'threads.may_not_speak',
      'threads.unverified',
      'threads.needs_consent',
      'threads.reward_own',
      'threads.reward_not_received',
      'threads.reward_already',
      'threads.reward_daily',
      'threads.reward_left',
      'threads.gift_limit',
      'economy.insufficient',
    ],
    says: { of: 'waiting', texts: ['threads.rewardDone', 'threads.rewardWaits'] },
    done: { text: 'threads.said.reward', of: ['waiting'] },
    writes: true,
    idempotent: true,
    form: true,
    showsRefusal: true,
    limit: 'write',
  }),
  'threads.reward-history': defineCall({
    id: 'content-post-reward-history',
    method: 'GET',
    path: '/v5/content/post/reward/{pid}',
    envelope: 'v5',
    access: 'guest',
    summary: 'How many rewarded a post, with how much XGold in all, and the first three of them.',
    source: 'D2 §3 "Reward history", §4, §7',
    params: z.object({ pid: idField }),
    output: rewardHistory,
    refusals: ['threads.post_not_exist', 'threads.not_exist', 'threads.no_permission', 'threads.author_blocked'],
  }),
} as const;
