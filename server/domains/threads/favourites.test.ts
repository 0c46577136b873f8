import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const { api, member, post } = await testForum();

test('a member’s number of favourites follows what they add, and what they remove', async () => {
  const [ada, bola] = [await member(), await member()];
  const threads = [await post(ada), await post(ada)];
  const setFavorite = (tid: number, favorite: number) => api.must('threads.favorite', { id: tid, favorite }, bola);
  const countFavorites = async () => (await api.must('threads.favorites', {}, bola)).data.count;
  for (const { tid } of threads) await setFavorite(tid, 1);
  expect(await countFavorites()).toBe(2);
  await setFavorite(threads[0]!.tid, 0);
  await setFavorite(threads[0]!.tid, 0);
  expect(await countFavorites()).toBe(1);
});
