import { expect, test } from 'vitest';
import { threadLimits } from '../../../contract/domains/threads/limits.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { movedBy } from '../../../tests/support/moved-tags.ts';
import { sweepPlaces } from './jobs/sweep-places.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply } = forum;

/** A thread with so many replies. */
async function talk(count: number, fields: Record<string, unknown> = {}) {
  const ada = await member();
  const { tid } = await post(ada, fields);
  const pids: number[] = [];
  for (let n = 0; n < count; n += 1) pids.push((await reply(ada, tid, { message: `Reply ${n}` })).pid);
  return { ada, tid, pids };
}

const read = (reader: Writer, tid: number, floor: number, position: number) =>
  api.must('threads.note-read', { tid, floor, position }, reader);
const goesOn = async (reader: Writer, tid: number) => (await api.must('threads.info', { tid }, reader)).data.goes_on;
const placeOf = async (reader: Writer, tid: number) => (await api.must('threads.my-place', { tid }, reader)).data;
/** Replies of a page before which the line stands. */
async function hereOn(reader: Writer, tid: number, fields: object = {}): Promise<number[]> {
  const { list } = (await api.must('threads.reply-list', { tid, ...fields }, reader)).data;
  return list.filter(({ here }) => here === 1).map(({ pid }) => pid);
}
const stored = (uid: number) =>
  db.selectFrom('threads.reading_places').select(['tid', 'floor', 'position']).where('uid', '=', uid).execute();

test('the line stands before the first reply that a reader hasn’t come to, and they are led to it', async () => {
  const { tid, pids } = await talk(13);
  const ben = await member();
  expect(await goesOn(ben, tid)).toBe(0);
  expect(await hereOn(ben, tid)).toEqual([]);
  await read(ben, tid, 3, 14);
  expect(await hereOn(ben, tid)).toEqual([pids[3]]);
  expect(await hereOn(ben, tid, { page: 2 })).toEqual([]);
  await read(ben, tid, 11, 14);
  expect(await goesOn(ben, tid)).toBe(1);
  expect(await hereOn(ben, tid)).toEqual([]);
  expect(await hereOn(ben, tid, { page: 2 })).toEqual([pids[11]]);
  expect(await placeOf(ben, tid)).toEqual({ tid, pid: pids[11], page: 2 });
  // It has its place between two replies in their order alone.
  expect(await hereOn(ben, tid, { order: 'desc' })).toEqual([]);
  expect(await hereOn(ben, tid, { orderfield: 'like' })).toEqual([]);
  await read(ben, tid, 13, 14);
  expect(await goesOn(ben, tid)).toBe(0);
  expect(await hereOn(ben, tid, { page: 2 })).toEqual([]);
  expect(await placeOf(ben, tid)).toEqual({ tid, pid: 0, page: 1 });
});

test('a page boundary and a reply that was taken back leave the line where reading goes on', async () => {
  const { ada, tid, pids } = await talk(12);
  const ben = await member();
  await read(ben, tid, 10, 13);
  expect(await hereOn(ben, tid)).toEqual([]);
  expect(await hereOn(ben, tid, { page: 2 })).toEqual([pids[10]]);
  await api.must('threads.undo-reply', { pid: pids[10]! }, ada);
  expect(await hereOn(ben, tid, { page: 2 })).toEqual([pids[11]]);
  expect(await placeOf(ben, tid)).toEqual({ tid, pid: pids[11], page: 2 });
});

test('where no reply comes after, new answers to one lead on: to the first of them, or to the reply under which it is folded', async () => {
  const { ada, tid, pids } = await talk(11);
  const ben = await member();
  await read(ben, tid, 11, 12);
  const answers: number[] = [];
  for (let n = 0; n < 3; n += 1)
    answers.push((await reply(ada, tid, { message: `Answer ${n}`, repquote: pids[10] })).pid);
  expect(await goesOn(ben, tid)).toBe(0);
  expect(await placeOf(ben, tid)).toEqual({ tid, pid: answers[0], page: 2 });
  await read(ben, tid, 11, 13);
  await api.must('threads.delete-post', { pid: answers[1]! }, ada);
  expect(await placeOf(ben, tid)).toEqual({ tid, pid: answers[1], page: 2 });
  await read(ben, tid, 11, 14);
  expect(await placeOf(ben, tid)).toEqual({ tid, pid: pids[10], page: 2 });
  await read(ben, tid, 11, 15);
  expect(await placeOf(ben, tid)).toEqual({ tid, pid: 0, page: 1 });
});

test('whoever sees their own replies alone is offered no way on', async () => {
  const ada = await member();
  const ben = await member();
  const { tid } = await post(ada, { replyVisibleOnlyToAuthors: 1 });
  for (let n = 0; n < 2; n += 1) await reply(ben, tid, { message: `Between us ${n}` });
  await read(ben, tid, 1, 2);
  expect(await goesOn(ben, tid)).toBe(0);
  await read(ada, tid, 1, 2);
  expect(await goesOn(ada, tid)).toBe(1);
});

test('who has never come to a reply, and a guest, sees no line and goes on nowhere', async () => {
  const { tid } = await talk(2);
  const ben = await member();
  await read(ben, tid, 0, 3);
  expect(await goesOn(ben, tid)).toBe(0);
  expect(await hereOn(ben, tid)).toEqual([]);
  const guest = await api.must('threads.info', { tid });
  expect(guest.data.goes_on).toBe(0);
  expect((await api.call('threads.my-place', { tid })).http).toBe(401);
  expect((await api.call('threads.note-read', { tid, floor: 1, position: 1 })).http).toBe(401);
});

test('a place moves on and never back, whichever of two devices comes later, and no further than the thread goes', async () => {
  const { tid } = await talk(6);
  const ben = await member();
  const notes = [2, 5, 1, 4, 3].map((floor) => read(ben, tid, floor, floor + 1));
  await Promise.all(notes);
  expect(await stored(ben.uid)).toEqual([{ tid, floor: 5, position: 6 }]);
  await read(ben, tid, 1, 7);
  expect(await stored(ben.uid)).toEqual([{ tid, floor: 5, position: 7 }]);
  await read(ben, tid, 999, 999);
  expect(await stored(ben.uid)).toEqual([{ tid, floor: 6, position: 7 }]);
});

test('what says nothing new is not written', async () => {
  const { tid } = await talk(1);
  const ben = await member();
  clock.stopInTest();
  await read(ben, tid, 1, 2);
  const version = () =>
    db
      .selectFrom('threads.reading_places')
      .select((row) => row.cast<string>(row.ref('xmin' as never), 'text').as('xmin'))
      .where('uid', '=', ben.uid)
      .execute();
  const before = await version();
  await read(ben, tid, 1, 2);
  expect(await version()).toEqual(before);
});

test('rows count the posts since a reader last looked into their thread, on boards and in feeds', async () => {
  const { ada, tid } = await talk(2, { typeid: 2 });
  const ben = await member();
  const counted = async (reader?: Writer) => {
    const board = await api.must('threads.board-threads', { country_fid: 188, typeid: 2, order: 'new' }, reader);
    const feed = await api.must('feeds.latest', { country_fid: 188 }, reader);
    const lists: { tid: number; new_replies: number }[][] = [board.data.list, feed.data.list];
    return lists.map((list) => list.find((row) => row.tid === tid)?.new_replies);
  };
  expect(await counted(ben)).toEqual([0, 0]);
  await read(ben, tid, 1, 3);
  expect(await counted(ben)).toEqual([0, 0]);
  await reply(ada, tid);
  await reply(ada, tid);
  expect(await counted(ben)).toEqual([2, 2]);
  expect(await counted(ada)).toEqual([0, 0]);
  expect(await counted()).toEqual([0, 0]);
  // One's own reply is no news.
  await reply(ben, tid);
  expect(await counted(ben)).toEqual([0, 0]);
  await reply(ada, tid);
  expect(await counted(ben)).toEqual([4, 4]);
  await read(ben, tid, 1, 7);
  expect(await counted(ben)).toEqual([0, 0]);
  await db.updateTable('threads.threads').set({ max_position: 400 }).where('tid', '=', tid).execute();
  forum.app.platform.tags.moved([`t:${tid}`]);
  expect(await counted(ben)).toEqual([100, 100]);
});

test('a note and the way on are for those who may read the thread', async () => {
  const { ada, tid } = await talk(1);
  const ben = await member();
  const asked = async (at: number) => [
    (await api.call('threads.note-read', { tid: at, floor: 1, position: 2 }, ben)).error,
    (await api.call('threads.my-place', { tid: at }, ben)).error,
  ];
  expect(await asked(999_999)).toEqual(['threads.not_exist', 'threads.not_exist']);
  await api.must('follows.block', { block_uid: ada.uid, status: 1 }, ben);
  expect(await asked(tid)).toEqual(['threads.author_blocked', 'threads.author_blocked']);
  await api.must('follows.block', { block_uid: ada.uid, status: 0 }, ben);
  await db.updateTable('threads.threads').set({ readperm: 50 }).where('tid', '=', tid).execute();
  expect(await asked(tid)).toEqual(['threads.no_permission', 'threads.no_permission']);
  await api.must('threads.delete', { tid }, ada);
  expect(await asked(tid)).toEqual(['threads.not_exist', 'threads.not_exist']);
  expect(await stored(ben.uid)).toEqual([]);
});

test('a note makes no page stale', async () => {
  const { tid } = await talk(1);
  const ben = await member();
  expect(await movedBy(forum, () => read(ben, tid, 1, 2))).toEqual([]);
});

test('a member has so many places: one in another thread takes that of the one read longest ago', async () => {
  const { tid } = await talk(1);
  const ben = await member();
  const day = clock.now().toISOString().slice(0, 10);
  const many = Array.from({ length: threadLimits.readingPlaces + 1 }, (_, n) => ({
    ...{ uid: ben.uid, tid: 700_000_000 + n, floor: 1, position: 2 },
    read_on: n < 2 ? '2026-01-01' : day,
  }));
  await db.insertInto('threads.reading_places').values(many).execute();
  const other = await member();
  await db
    .insertInto('threads.reading_places')
    .values({ ...many[0]!, uid: other.uid })
    .execute();
  await read(ben, tid, 1, 2);
  const left = (await stored(ben.uid)).map((place) => place.tid);
  expect(left).toHaveLength(threadLimits.readingPlaces);
  expect(left).toContain(tid);
  expect(left).not.toContain(700_000_000);
  expect(left).not.toContain(700_000_001);
  expect(await stored(other.uid)).toHaveLength(1);
  // A place that moves on takes nobody's.
  await read(ben, tid, 1, 3);
  expect(await stored(ben.uid)).toHaveLength(threadLimits.readingPlaces);
});

test('a place is deleted a year after its member last read there', async () => {
  const [one, other] = [await talk(2), await talk(2)];
  const ben = await member();
  await read(ben, one.tid, 1, 3);
  await read(ben, other.tid, 1, 3);
  await forum.daysLater(300, async () => void (await read(ben, other.tid, 1, 3)));
  await forum.daysLater(66, async () => void (await sweepPlaces({ db, clock: clock.now })));
  expect((await stored(ben.uid)).map(({ tid }) => tid)).toEqual([other.tid]);
});
