import { expect, onTestFinished, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, db, member, post, reply, settle } = forum;

test('a board shows its name and what was posted there today', async () => {
  const { api, clock, member, post, reply, settle } = await testForum({ ended: onTestFinished });
  const ada = await member({ countryFid: 188 });
  const { tid } = await post(ada);
  const { pid } = await reply(ada, tid);
  await post(ada, { fid: 206 });
  await settle();
  const detail = async (fid: number, language = 'en') =>
    (await api.must('threads.forum-detail', { fid }, { language })).data;
  expect(await detail(188)).toEqual({ fid: 188, name: 'Nigeria', todayposts: 2, threads: 1 });
  expect(await detail(206, 'fr')).toEqual({ fid: 206, name: 'Égypte', todayposts: 1, threads: 1 });
  expect(await detail(293)).toMatchObject({ todayposts: 3, threads: 2 });
  expect(await detail(15443)).toEqual({ fid: 15443, name: 'Community', todayposts: 2, threads: 1 });
  expect((await api.call('threads.forum-detail', { fid: 1 })).error).toBe('threads.unknown_board');

  await api.must('threads.delete-post', { pid }, ada);
  clock.advance(86_400);
  await api.must('threads.delete', { tid }, ada);
  await settle();
  expect(await detail(188)).toMatchObject({ todayposts: 0, threads: 0 });
  expect(await detail(293)).toMatchObject({ todayposts: 0, threads: 1 });
});

test('the name-plate’s figures follow what the author posts and who follows', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await reply(ada, tid);
  await reply(bola, tid);
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  await settle();
  const { data } = await api.must('threads.info', { tid }, bola);
  expect(data.author_counts).toEqual({ postCount: 2, threadsCount: 1, fansCount: 1, followsCount: 0 });
  expect(data).toMatchObject({ follow_status: 1, group: { uid: ada.uid, groupid: 10 }, signature: '' });
  expect(data.group.grouptitle).not.toBe('');
});

test('a country’s digest, newest first', async () => {
  const ada = await member({ countryFid: 212 });
  const [one, , three] = [await post(ada), await post(ada), await post(ada)];
  for (const { tid } of [one, three]) {
    await db.updateTable('threads.threads').set({ digest: 1 }).where('tid', '=', tid).execute();
  }
  const { data } = await api.must('threads.introduction', { country_fid: 212 });
  expect(data).toMatchObject({ page: 1, count: 2, totalPage: 1 });
  expect(data.list.map((row) => row.tid)).toEqual([three.tid, one.tid]);
  expect((await api.must('threads.introduction', { country_fid: 212, page: 2 })).data.list).toEqual([]);
});
