import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, clock, member, post, reply, settle } = await testForum();
const fid = 331;
const home = { countryFid: fid };

const forYou = async (who: Writer | object, fields: object = {}): Promise<number[]> =>
  (await api.must('feeds.for-you', { country_fid: fid, ...fields }, who)).data.list.map(({ tid }) => tid);
/** The order in which some threads stand there. */
const orderOf = async (who: Writer | object, ...tids: number[]) =>
  (await forYou(who)).filter((tid) => tids.includes(tid));
const readAll = (who: Writer, tid: number, floor = 0) =>
  api.must('threads.note-read', { tid, floor, position: 1 }, who);

/** Threads of a quiet board, oldest first, each by a member of its own. */
async function threads(count: number): Promise<{ tid: number; by: Writer }[]> {
  const made = [];
  for (let i = 0; i < count; i += 1) {
    const by = await member(home);
    made.push({ tid: (await post(by)).tid, by });
    clock.advance(60);
  }
  await settle();
  return made;
}

test('whom one follows stands first, what one read last; others see it as before', async () => {
  const [ada, bola] = [await member(home), await member(home)];
  const [one, two, three] = (await threads(3)) as [{ tid: number; by: Writer }, { tid: number }, { tid: number }];
  const tids = [one.tid, two.tid, three.tid];
  expect(await orderOf(ada, ...tids)).toEqual([three.tid, two.tid, one.tid]);
  await api.must('follows.follow', { follow_uid: one.by.uid }, ada);
  await readAll(ada, three.tid);
  expect(await orderOf(ada, ...tids)).toEqual([one.tid, two.tid, three.tid]);
  for (const other of [bola, {}]) expect(await orderOf(other, ...tids)).toEqual([three.tid, two.tid, one.tid]);
  // A new reply brings it back some of the way, but not before what was never read.
  await reply(bola, three.tid);
  await settle();
  expect(await orderOf(ada, ...tids)).toEqual([one.tid, two.tid, three.tid]);
});

test('later pages go on in the order of the first one, whatever was read meanwhile', async () => {
  const ada = await member(home);
  await threads(6);
  const order = await forYou(ada, { limit: 50 });
  const first = order.slice(0, 2);
  for (const tid of first) await readAll(ada, tid);
  expect(await forYou(ada, { limit: 2, page_r: 2 })).toEqual(order.slice(2, 4));
  expect(await forYou(ada, { limit: 2, page_r: 3 })).toEqual(order.slice(4, 6));
  // The first page begins anew, and what was read stands behind.
  const anew = await forYou(ada, { limit: 2 });
  expect(anew.filter((tid) => first.includes(tid))).toEqual([]);
});

test('what is deleted, or by somebody who was blocked, is gone from an order that stands', async () => {
  const ada = await member(home);
  const [gone, blocked, stays] = (await threads(3)) as { tid: number; by: Writer }[];
  const tids = [gone!.tid, blocked!.tid, stays!.tid];
  expect(await orderOf(ada, ...tids)).toHaveLength(3);
  await api.must('threads.delete', { tid: gone!.tid }, gone!.by);
  await api.must('follows.block', { block_uid: blocked!.by.uid, status: 1 }, ada);
  await settle();
  expect(await orderOf(ada, ...tids)).toEqual([stays!.tid]);
  // Its second page, too, which goes on in the order before that.
  const order = await forYou(ada, { limit: 1, page_r: 2 });
  expect(order).not.toContain(gone!.tid);
  expect(order).not.toContain(blocked!.tid);
});
