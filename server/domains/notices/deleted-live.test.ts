import { expect, onTestFinished, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { LiveClient } from '../../../tests/support/live.ts';

const { api, url, member, post, reply, settle } = await testForum();

test('an unread notice that is deleted is counted no more in the other windows of its member', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await reply(bola, tid);
  await settle();
  const client = await LiveClient.enter(url, ada.token, {});
  onTestFinished(() => client.close());
  const unread = () => client.last('notices.unread')?.num;
  await expect.poll(unread).toBe(1);
  const { list } = (await api.must('notices.list', { type: 'reply' }, ada)).data;
  await api.must('notices.delete', { id: list[0]!.id }, ada);
  await expect.poll(unread).toBe(0);
});
