import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { blockedAmong, hiddenPairs } from './sql/hides.ts';

const { api, db, member, post, settle } = await testForum();

const mute = (who: Writer, whom: Writer) => api.must('follows.mute', { mute_uid: whom.uid, status: 1 }, who);
const block = (who: Writer, whom: Writer) => api.must('follows.block', { block_uid: whom.uid, status: 1 }, who);

/** Whether the second is hidden from the first, and the other way round. */
const hidden = async (one: Writer, other: Writer): Promise<boolean[]> => {
  const pairs = await hiddenPairs(db, [one.uid, other.uid], [other.uid, one.uid]);
  const has = (uid: number, hiddenUid: number) => pairs.some((p) => p.uid === uid && p.hiddenUid === hiddenUid);
  return [has(one.uid, other.uid), has(other.uid, one.uid)];
};
const hiddenFromEach = async (one: Writer, other: Writer): Promise<number[]> => [
  ...(await blockedAmong(db, one.uid, [other.uid])),
  ...(await blockedAmong(db, other.uid, [one.uid])),
];

test('a mute hides in one direction and forbids nothing, a block hides in both and forbids contact', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  await mute(ada, bola);
  expect(await hidden(ada, bola)).toEqual([true, false]);
  expect(await hiddenFromEach(ada, bola)).toEqual([]);
  await block(ada, chi);
  expect(await hidden(ada, chi)).toEqual([true, true]);
  expect(await hiddenFromEach(ada, chi)).toEqual([chi.uid, ada.uid]);
  expect(await hidden(bola, chi)).toEqual([false, false]);
});

test('a muted member still sees the one who muted them, in lists, and is notified of what they do', async () => {
  const [ada, bola] = [await member(), await member()];
  await mute(ada, bola);
  const { pid } = await post(bola);
  const { tid } = await post(ada);
  await api.must('threads.like', { pid, like: 1 }, ada);
  await api.must('follows.follow', { follow_uid: bola.uid }, ada);
  await settle();
  expect((await api.must('notices.num', {}, bola)).data).toMatchObject({ reply: 1, attention: 1 });
  expect((await api.must('threads.of-member', { uid: ada.uid }, bola)).data.list.map((row) => row.tid)).toEqual([tid]);
  // The one who muted is notified of nothing that the other does.
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  await settle();
  expect((await api.must('notices.num', {}, ada)).data).toMatchObject({ attention: 0 });
});
