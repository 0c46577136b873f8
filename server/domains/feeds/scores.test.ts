import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, clock, db, member, post, reply, settle } = await testForum();

const scoresOf = async (tid: number): Promise<number[]> => {
  await settle();
  const rows = await db.selectFrom('feeds.hot').select('score').where('tid', '=', tid).execute();
  return rows.map(({ score }) => score);
};
const forYou = async (who: Writer, fields: object = {}): Promise<number[]> =>
  (await api.must('feeds.for-you', { country_fid: 188, ...fields }, who)).data.list.map((row) => row.tid);

test('a thread is as hot as what it has now: likes that were undone and deleted replies count no more', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid, pid } = await post(ada);
  // A first vote makes no thread hotter: two likes and a reply do.
  const cold = await scoresOf(tid);
  expect(cold).toHaveLength(2);
  for (const who of [ada, bola]) await api.must('threads.like', { pid, like: 1 }, who);
  const warm = await scoresOf(tid);
  expect(warm[0]).toBeGreaterThan(cold[0]!);
  const answer = await reply(bola, tid);
  expect((await scoresOf(tid))[0]).toBeGreaterThan(warm[0]!);
  await api.must('threads.delete-post', { pid: answer.pid }, bola);
  const after = await scoresOf(tid);
  expect(after).not.toEqual(cold);
  await api.must('threads.like', { pid, like: 0 }, bola);
  expect((await scoresOf(tid))[0]).toBeLessThan(after[0]!);
  await api.must('threads.delete', { tid }, ada);
  expect(await scoresOf(tid)).toEqual([]);
});

test('a reply that is deleted leaves its thread less hot', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const cold = await scoresOf(tid);
  const { pid } = await reply(ada, tid);
  const warm = await scoresOf(tid);
  expect(warm[0]).toBeGreaterThan(cold[0]!);
  await api.must('threads.delete-post', { pid }, ada);
  const { replies } = (await api.must('threads.info', { tid })).data;
  expect([replies, await scoresOf(tid)]).toEqual([0, cold]);
});

test('one’s own new thread stands on top for a quarter of an hour, and on the first page alone', async () => {
  const [ada, bola] = [await member(), await member()];
  const hot = await post(bola);
  await api.must('threads.like', { pid: hot.pid, like: 1 }, ada);
  await reply(ada, hot.tid);
  await reply(ada, hot.tid);
  const own = await post(ada);
  await settle();
  // Old enough to stand below by its heat.
  await db.updateTable('feeds.hot').set({ score: 0 }).where('tid', '=', own.tid).execute();
  expect((await forYou(ada))[0]).toBe(own.tid);
  expect(await forYou(ada, { page_r: 2, limit: 1 })).not.toContain(own.tid);
  clock.aheadInTest(14 * 60);
  expect((await forYou(ada))[0]).toBe(own.tid);
  clock.aheadInTest(2 * 60);
  expect((await forYou(ada))[0]).toBe(hot.tid);
});

test('nobody is recommended who may not speak, or is hidden from the reader', async () => {
  const [ada, bola, chi, eve] = [await member(), await member(), await member(), await member()];
  for (const writer of [bola, chi, eve]) await post(writer);
  await settle();
  await db.updateTable('accounts.members').set({ groupid: 4 }).where('uid', '=', eve.uid).execute();
  // With a fan, so that they stand among the famous, too.
  for (const { uid } of [chi, eve]) await api.must('follows.follow', { follow_uid: uid }, bola);
  await api.must('follows.mute', { mute_uid: chi.uid }, ada);
  const { list } = (await api.must('feeds.for-you-recommend', { fid: 188 }, ada)).data;
  const uids = list.map((row) => row.uid);
  expect(uids).toContain(bola.uid);
  for (const { uid } of [ada, chi, eve]) expect(uids).not.toContain(uid);
});
