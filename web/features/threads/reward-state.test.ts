import { expect, test } from 'vitest';
import type { RewardHistory } from '../../../contract/domains/gifts/shapes.ts';
import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { withReward } from './member-state.ts';
import type { ThreadPage } from './queries.ts';
import { askedFor, firstState } from './thread-state.ts';

const none: RewardHistory = { num: 0, xgold: 0, memberIds: [], member: [] };
const history: RewardHistory = { num: 1, xgold: 20, memberIds: [9], member: [] };
const post = (pid: number) => ({ pid, parent_pid: 0, author: 'Bola', can: { reward: true }, children_list: [] });
const stateOf = (can: object, list: object[]) =>
  firstState({
    thread: { tid: 7, pid: 1, author: 'Ada', reward: none, is_reward: 0, can },
    replies: { ok: true, list: list as Post[] },
  } as unknown as ThreadPage);

test('R-PST-008 a reward of the thread replaces its history, and nothing more is given in it', () => {
  const { thread, list } = withReward(stateOf({ reward: true, rewardRefusal: '' }, [post(2)]), 1, history);
  expect(thread).toMatchObject({
    ...{ reward: history, is_reward: 1 },
    can: { reward: false, rewardRefusal: 'threads.reward_already' },
  });
  expect(list[0]).toMatchObject({ pid: 2, can: { reward: false } });
  expect(list[0]).not.toHaveProperty('reward_xgold');
});

test('a reward of a reply stands with the reply, and leaves the thread’s history', () => {
  const own = { reward: false, rewardRefusal: 'threads.reward_own' };
  const { thread, list } = withReward(stateOf(own, [post(2), post(3)]), 3, history);
  expect(thread).toMatchObject({ reward: none, is_reward: 1, can: own });
  expect(list).toMatchObject([
    { pid: 2, can: { reward: false } },
    { pid: 3, can: { reward: false }, rewardnum: 1, reward_xgold: 20 },
  ]);
});

test.each([
  [1, { pid: 1, author: 'Ada', may: false }],
  [2, { pid: 2, author: 'Bola', may: true }],
  [5, undefined],
  [undefined, undefined],
])('an address that asks for post %j finds %j', (pid, found) => {
  expect(askedFor(stateOf({ reward: false, rewardRefusal: 'threads.reward_own' }, [post(2)]), pid)).toEqual(found);
});
