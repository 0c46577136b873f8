import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const { api, member, post, reply } = await testForum();

test('what a message shows of shared threads is asked for at once, without those that are gone', async () => {
  const [ada, bola] = [await member(), await member()];
  const open = await post(ada, { subject: 'Blue hour on the bridge' });
  const gone = await post(ada, { subject: 'Written too soon' });
  await api.must('threads.delete', { tid: gone.tid }, ada);
  await reply(bola, open.tid);
  const tids = [open.tid, gone.tid, open.tid, 999_999].join(',');
  const { list } = (await api.must('messages.shared-threads', { tids }, bola)).data;
  expect(list).toEqual([{ tid: open.tid, subject: 'Blue hour on the bridge', board: expect.any(String), replies: 1 }]);
  expect((await api.call('messages.shared-threads', { tids })).http).toBe(401);
});
