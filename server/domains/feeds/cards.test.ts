import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, member, post, reply, settle, clock } = await testForum();

/** The card of a thread as somebody sees it in the newest threads. */
async function cardOf(tid: number, reader?: Writer) {
  const { list } = (await api.must('feeds.latest', { limit: 50 }, reader)).data;
  return list.find((row) => row.tid === tid)!;
}

/** A thread with answers, the last one's writer first. */
async function answered(...writers: Writer[]): Promise<{ tid: number; pids: number[] }> {
  const { tid } = await post(await member());
  const pids: number[] = [];
  for (const [n, writer] of writers.toReversed().entries()) {
    pids.unshift((await reply(writer, tid, { message: `Answer <b>${n}</b> from the market` })).pid);
    clock.advance(1);
  }
  await settle();
  return { tid, pids };
}

test('a card has the newest reply’s words, plain and cut, with who wrote it and when', async () => {
  const [ada, ben] = [await member(), await member()];
  const { tid, pids } = await answered(ben, ada);
  const card = await cardOf(tid);
  expect(card.newest_reply).toMatchObject({
    ...{ pid: pids[0], authorid: ben.uid, author: ben.username },
    words: 'Answer 1 from the market',
  });
  expect(card.newest_reply!.dateline).toBeCloseTo(clock.now().getTime() / 1000, -1);
  await reply(ada, tid, { message: 'long '.repeat(60) });
  expect((await cardOf(tid)).newest_reply!.words.length).toBeLessThanOrEqual(121);
  expect((await cardOf((await post(ada)).tid)).newest_reply).toBeNull();
});

test('a reply that is deleted is gone from its card at once; the one before it stands there', async () => {
  const [ada, ben] = [await member(), await member()];
  const { tid, pids } = await answered(ben, ada);
  await cardOf(tid);
  await api.must('threads.delete-post', { pid: pids[0]! }, ben);
  expect((await cardOf(tid)).newest_reply?.pid).toBe(pids[1]);
  await api.must('threads.delete-post', { pid: pids[1]! }, ada);
  expect((await cardOf(tid)).newest_reply).toBeNull();
});

test.each([
  ['blocks', 'follows.block', 'block_uid'],
  ['mutes', 'follows.mute', 'mute_uid'],
] as const)('who %s the newest reply’s writer reads the one before it, others the newest', async (_, call, field) => {
  const [ada, ben, reader] = [await member(), await member(), await member()];
  const { tid, pids } = await answered(ben, ada);
  expect((await cardOf(tid, reader)).newest_reply?.pid).toBe(pids[0]);
  await api.must(call, { [field]: ben.uid, status: 1 }, reader);
  expect((await cardOf(tid, reader)).newest_reply?.pid).toBe(pids[1]);
  expect((await cardOf(tid)).newest_reply?.pid).toBe(pids[0]);
  expect((await cardOf(tid, ada)).newest_reply?.pid).toBe(pids[0]);
});

async function liked(tid: number, ...by: Writer[]): Promise<void> {
  const { pid } = (await api.must('threads.info', { tid })).data;
  for (const each of by) {
    await api.must('threads.like', { pid, like: 1 }, each);
    clock.advance(1);
  }
}

test('a card names the last of those whom one follows who likes it, and counts the others', async () => {
  const [ada, ben, cem, reader] = [await member(), await member(), await member(), await member()];
  const { tid } = await post(await member());
  await settle();
  await liked(tid, ada, ben, cem);
  expect((await cardOf(tid, reader)).liked_by).toBeNull();
  for (const each of [ada, ben]) await api.must('follows.follow', { follow_uid: each.uid }, reader);
  expect((await cardOf(tid, reader)).liked_by).toEqual({ uid: ben.uid, username: ben.username, others: 1 });
  expect((await cardOf(tid)).liked_by).toBeNull();
  expect((await cardOf(tid, ada)).liked_by).toBeNull();
});

test('a like that is taken back, and who is muted, are named no longer', async () => {
  const [ada, ben, reader] = [await member(), await member(), await member()];
  const { tid } = await post(await member());
  await settle();
  await liked(tid, ada, ben);
  for (const each of [ada, ben]) await api.must('follows.follow', { follow_uid: each.uid }, reader);
  expect((await cardOf(tid, reader)).liked_by).toMatchObject({ uid: ben.uid, others: 1 });
  const { pid } = (await api.must('threads.info', { tid })).data;
  await api.must('threads.like', { pid, like: 0 }, ben);
  expect((await cardOf(tid, reader)).liked_by).toMatchObject({ uid: ada.uid, others: 0 });
  await api.must('follows.mute', { mute_uid: ada.uid, status: 1 }, reader);
  expect((await cardOf(tid, reader)).liked_by).toBeNull();
});

test('a thread with more likes than are looked at counts the newest of them', async () => {
  const [first, reader] = [await member(), await member()];
  const { tid } = await post(await member());
  await settle();
  await api.must('follows.follow', { follow_uid: first.uid }, reader);
  await liked(tid, first);
  for (let n = 0; n < 29; n += 1) await liked(tid, await member());
  expect((await cardOf(tid, reader)).liked_by).toMatchObject({ uid: first.uid });
  await liked(tid, await member());
  expect((await cardOf(tid, reader)).liked_by).toBeNull();
});
