import { expect, test } from 'vitest';
import { testContests } from './testing/contests.ts';

const site = await testContests();
const { api, close, contest, enter, member, operator } = site;

test('the photo of a winner is the contest’s cover for those alone who see the entry', async () => {
  const [id, ada, eve] = [await contest(), await member(), await member()];
  const { tid } = await enter(ada, { contest: id });
  await close(id);
  await api.must('contests.award', { contest: id, place: 1, tid }, operator);
  const cover = async (reader: { token?: string } = {}) => {
    const { list } = (await api.must('contests.list', { fid: 770 }, reader)).data;
    return list.find((row) => row.id === id)?.photo?.aid ?? 'none';
  };
  const aid = await cover();
  expect([aid, await cover(eve)]).toEqual([expect.any(Number), aid]);
  await api.must('follows.block', { block_uid: ada.uid }, eve);
  expect([await cover(eve), await cover()]).toEqual(['none', aid]);
  const grounds = { rule: 'spam', reason: 'Not a photo of their own.' } as const;
  await api.must('threads.delete', { tid, ...grounds } as never, operator);
  expect(await cover()).toBe('none');
});
