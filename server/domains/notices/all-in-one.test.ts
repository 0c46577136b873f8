import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const { api, clock, member, post, reply, settle } = await testForum();

test('all notices stand in one list, and each says what its reader has answered already', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid } = await post(ada, { subject: 'Which charger?' });
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  await settle();
  clock.advance(1);
  const { pid } = await reply(chi, tid, { message: 'The small one.' });
  await settle();
  const list = async (fields: object = {}) => (await api.must('notices.list', { type: 'all', ...fields }, ada)).data;
  const all = async () =>
    (await list()).list.map(({ sort, subject, is_like, follows_status }) => [sort, subject, is_like, follows_status]);
  const before = await all();
  expect(before.slice(0, 2)).toEqual([
    ['reply', 'Which charger?', 0, 0],
    ['follow', '', 0, 0],
  ]);
  await api.must('threads.like', { pid, like: 1 }, ada);
  await api.must('follows.follow', { follow_uid: bola.uid }, ada);
  expect((await all()).slice(0, 2)).toEqual([
    ['reply', 'Which charger?', 1, 0],
    ['follow', '', 0, 1],
  ]);
  const { next } = await list({ limit: 1 });
  expect((await list({ limit: 1, after: next })).list.map(({ sort }) => sort)).toEqual(['follow']);
});
