import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const { api, member, post, reply, settle } = await testForum();

test('a member is notified of nothing that they have switched off, and of the rest', async () => {
  const [ada, bola] = [await member(), await member()];
  await api.must('notices.save-settings', { muted: ['like', 'follow'] }, ada);
  const { tid, pid } = await post(ada);
  await api.must('threads.like', { pid, like: 1 }, bola);
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  await reply(bola, tid);
  await settle();
  expect((await api.must('notices.num', {}, ada)).data).toMatchObject({ num: 1, reply: 1, attention: 0 });
  const { list } = (await api.must('notices.list', { type: 'reply' }, ada)).data;
  expect(list.map((row) => row.Type)).toEqual(['reply']);
});
