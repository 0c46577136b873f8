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

test('a thread of a closed group is shown to its members alone', async () => {
  const [ada, bola] = [await member(), await member()];
  const words = { name: `Quiet readers ${ada.uid}`, description: 'Who reads here.', reading: 'members' } as const;
  const { groupid } = (await api.must('groups.create', words, ada)).data;
  const { tid } = await post(ada, { subject: 'Between us', groupid });
  const shown = async (who: typeof ada) =>
    (await api.must('messages.shared-threads', { tids: `${tid}` }, who)).data.list;
  expect(await shown(ada)).toMatchObject([{ tid, subject: 'Between us' }]);
  expect(await shown(bola)).toEqual([]);
});
