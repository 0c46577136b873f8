import { expect, test } from 'vitest';
import { outlivesPage } from '../../../tests/support/sent-as-left.ts';
import { vote } from './kinds/poll/mutations.ts';
import { favoriteThread, likePost } from './mutations.ts';

test.for([
  ['a like', () => likePost(1, 1)],
  ['a favourite', () => favoriteThread(1, 1)],
  ['a vote', () => vote(1, [1])],
] as const)('%s goes out at once where it is asked for, and though its page is left', async ([, mark]) => {
  expect(await outlivesPage(mark)).toEqual([true]);
});
