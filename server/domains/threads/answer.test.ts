import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, member, post, reply, settle } = forum;

const set = (pid: number, who: Writer, answer?: 0 | 1) => api.call('threads.set-answer', { pid, answer }, who);
const answerOf = async (tid: number) => (await api.must('threads.info', { tid })).data.answer_pid;
const markedOn = async (tid: number) =>
  (await api.must('threads.reply-list', { tid })).data.list.filter((row) => row.is_answer === 1).map(({ pid }) => pid);
const mayMark = async (tid: number, who?: Writer) =>
  (await api.must('threads.reply-list', { tid }, who ?? {})).data.list.map((row) => row.can.answer);
const noticesOf = async (who: Writer) =>
  (await api.must('notices.list', { type: 'reply' }, who)).data.list.filter((row) =>
    JSON.stringify(row).includes('as the answer'),
  );

test('who asked marks one reply, another takes its place, and the mark can be taken back', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid } = await post(ada);
  const [one, other] = [await reply(bola, tid), await reply(chi, tid)];
  expect(await answerOf(tid)).toBe(0);
  expect((await set(one.pid, ada)).body.data).toEqual({ tid, answer_pid: one.pid });
  expect((await set(one.pid, ada, 1)).body.data).toEqual({ tid, answer_pid: one.pid });
  expect([await answerOf(tid), await markedOn(tid)]).toEqual([one.pid, [one.pid]]);
  await set(other.pid, ada);
  expect([await answerOf(tid), await markedOn(tid)]).toEqual([other.pid, [other.pid]]);
  // Taken from a reply that doesn't have it, the mark stays where it is.
  await set(one.pid, ada, 0);
  expect(await answerOf(tid)).toBe(other.pid);
  await set(other.pid, ada, 0);
  expect([await answerOf(tid), await markedOn(tid)]).toEqual([0, []]);
});

test('moderators of the country may, other members may not; guests are asked to log in', async () => {
  const [ada, bola] = [await member(), await member()];
  const near = await member({ groupid: 3 });
  const far = await member({ groupid: 3, countryFid: 207 });
  const { tid, pid: first } = await post(ada);
  const { pid } = await reply(bola, tid);
  const child = await reply(ada, tid, { repquote: pid });
  expect([await mayMark(tid), await mayMark(tid, bola)]).toEqual([[false], [false]]);
  expect([await mayMark(tid, ada), await mayMark(tid, near), await mayMark(tid, far)]).toEqual([
    [true],
    [true],
    [false],
  ]);
  for (const who of [bola, far]) expect((await set(pid, who)).error).toBe('threads.not_yours');
  expect((await api.call('threads.set-answer', { pid })).http).toBe(401);
  for (const wrong of [first, child.pid]) expect((await set(wrong, ada)).error).toBe('threads.answer_is_reply');
  expect((await set(999_999, ada)).error).toBe('threads.post_not_exist');
  expect(await answerOf(tid)).toBe(0);
  await set(pid, near);
  expect(await answerOf(tid)).toBe(pid);
});

test('nobody marks what is written by a member with whom they are kept apart', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const { pid } = await reply(bola, tid);
  await api.must('follows.block', { block_uid: bola.uid, status: 1 }, ada);
  expect((await set(pid, ada)).error).toBe('threads.kept_apart');
});

test('an answer that is deleted or taken back is the answer no longer', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const [one, other] = [await reply(bola, tid), await reply(bola, tid)];
  await set(one.pid, ada);
  await api.must('threads.delete-post', { pid: one.pid }, bola);
  expect(await answerOf(tid)).toBe(0);
  expect((await set(one.pid, ada)).error).toBe('threads.post_not_exist');
  await set(other.pid, ada);
  await api.must('threads.undo-reply', { pid: other.pid }, bola);
  expect(await answerOf(tid)).toBe(0);
});

test('its author is notified, not of their own mark, and no more once it is taken back', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const { pid } = await reply(bola, tid);
  const own = await reply(ada, tid);
  await set(pid, ada);
  await settle();
  expect(await noticesOf(bola)).toHaveLength(1);
  await set(own.pid, ada);
  await settle();
  expect([await noticesOf(bola), await noticesOf(ada)]).toEqual([[], []]);
});
