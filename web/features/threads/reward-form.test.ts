import { expect, test } from 'vitest';
import { rewardAsked, withReward } from './reward-address.ts';
import { firstAmount, rewardAction, withoutReward } from './reward-form.ts';

test.each([
  ['?reward=7', 7],
  ['?page=2&reward=12', 12],
  ['', undefined],
  ['?reward', undefined],
  ['?reward=0', undefined],
  ['?reward=-1', undefined],
  ['?reward=1e9', undefined],
  ['?reward=12345678901234567', undefined],
])('%j asks for the reward of %j', (search, pid) => {
  expect(rewardAsked(search)).toBe(pid);
});

test('the page that opens with the dialog is the same one, and leads back to itself', () => {
  expect(withReward('', 7)).toBe('?reward=7');
  expect(withReward('?page=2&reward=1', 7)).toBe('?page=2&reward=7');
  expect(withoutReward('?page=2&reward=7')).toBe('?page=2');
  expect(withoutReward('?reward=7')).toBe('');
});

test('without script a reward leads to its page without the dialog', () => {
  const pathname = '/forum/15443/1024';
  const action = '/do/threads.reward-post?pid=7&_of=reward';
  expect(rewardAction(7, { pathname, search: '?reward=7' })).toBe(`${action}&_to=1024`);
  expect(rewardAction(7, { pathname, search: '?page=2&reward=7' })).toBe(`${action}&_to=1024%3Fpage%3D2`);
});

test.each([
  [[1, 5, 10], 5],
  [[7], 7],
  [[], 0],
])('of %j the dialog begins with %d', (amounts, first) => {
  expect(firstAmount(amounts)).toBe(first);
});
