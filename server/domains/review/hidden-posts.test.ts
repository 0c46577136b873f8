import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, clock, member, post, reply, settle } = await testForum();

const likesOf = async (who: Writer): Promise<number[]> =>
  (await api.must('threads.my-likes', {}, who)).data.lists.map((row) => row.pid);

test('one’s likes leave out the posts of whom one has hidden since, and what was deleted', async () => {
  const [host, ada, bola] = [await member(), await member(), await member()];
  const { tid } = await post(host);
  const pids: number[] = [];
  for (const writer of [bola, host]) {
    const { pid } = await reply(writer, tid);
    await api.must('threads.like', { pid, like: 1 }, ada);
    clock.advance(1);
    pids.unshift(pid);
  }
  const [hosts, bolas] = pids as [number, number];
  await settle();
  expect(await likesOf(ada)).toEqual([hosts, bolas]);

  await api.must('follows.mute', { mute_uid: bola.uid, status: 1 }, ada);
  expect(await likesOf(ada)).toEqual([hosts]);
  await api.must('threads.delete-post', { pid: hosts }, host);
  expect(await likesOf(ada)).toEqual([]);
  await api.must('follows.mute', { mute_uid: bola.uid, status: 0 }, ada);
  expect(await likesOf(ada)).toEqual([bolas]);
});
