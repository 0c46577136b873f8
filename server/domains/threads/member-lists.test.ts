import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, db, member, post, reply, settle, clock } = await testForum();

const titles = ({ list }: { list: { subject: string }[] }) => list.map((row) => row.subject);
const threadsOf = async (uid: number, fields: object = {}, reader?: Writer) =>
  (await api.must('threads.of-member', { uid, ...fields }, reader)).data;

test('R-PRO-001 a member’s threads are read on from row to row, and drafts stay with nobody else', async () => {
  const [ada, bola] = [await member(), await member()];
  for (const n of [1, 2, 3, 4, 5]) {
    await post(ada, { subject: `Thread number ${n}` });
    clock.advance(1);
  }
  const draft = await post(ada, {
    subject: 'Comes next year',
    push_time: Math.floor(clock.now().getTime() / 1000) + 9e5,
  });
  expect(draft.tid).toBeGreaterThan(0);
  await post(bola);
  await settle();
  const first = await threadsOf(ada.uid, { limit: 2 });
  expect(first).toMatchObject({ count: 5, totalPage: 3 });
  const second = await threadsOf(ada.uid, { limit: 2, page: 2, after: first.next });
  const third = await threadsOf(ada.uid, { limit: 2, page: 3, after: second.next });
  expect([...titles(first), ...titles(second), ...titles(third)]).toEqual(
    [5, 4, 3, 2, 1].map((n) => `Thread number ${n}`),
  );
  expect(third.next).toBe('');
  expect(titles(await threadsOf(ada.uid, { limit: 2, page: 2 }))).toEqual(titles(second));
  expect((await threadsOf(999_999)).list).toEqual([]);
  expect((await api.call('threads.of-member', { uid: ada.uid, after: '7.x' })).http).toBe(400);
});

test('what a reader may not open is not listed, nor anything for a reader without access', async () => {
  const [ada, bola, banned] = [await member(), await member(), await member({ groupid: 5 })];
  const { tid } = await post(ada, { subject: 'For higher levels' });
  await reply(ada, tid);
  await db.updateTable('threads.threads').set({ readperm: 100 }).where('tid', '=', tid).execute();
  const replies = async (reader?: Writer) =>
    (await api.must('threads.replies-of-member', { uid: ada.uid }, reader)).data.list;
  for (const reader of [undefined, bola, banned]) {
    expect((await threadsOf(ada.uid, {}, reader)).list).toEqual([]);
    expect(await replies(reader)).toEqual([]);
  }
  expect((await threadsOf(ada.uid, {}, ada)).list).toHaveLength(1);
  expect(await replies(ada)).toHaveLength(1);
});

test('replies say where they stand: the thread, and the page of the reply above', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada, { subject: 'A long talk' });
  let last = 0;
  for (let n = 1; n <= 11; n += 1) last = (await reply(bola, tid, { message: `Reply <b>${n}</b> & more` })).pid;
  clock.advance(1);
  await reply(ada, tid, { message: 'Under the eleventh', repquote: last });
  clock.advance(1);
  const gone = await reply(ada, tid, { message: 'Deleted' });
  await api.must('threads.delete-post', { pid: gone.pid }, ada);
  const { list } = (await api.must('threads.replies-of-member', { uid: ada.uid }, bola)).data;
  expect(list).toMatchObject([
    { tid, subject: 'A long talk', summary: 'Under the eleventh', page: 2, first: 0, author: ada.username },
  ]);
  const others = (await api.must('threads.replies-of-member', { uid: bola.uid })).data.list;
  expect(others[0]).toMatchObject({ summary: 'Reply 11 & more', page: 2, replies: 1 });
  expect(others[1]).toMatchObject({ page: 1, replies: 0 });
});

test('favourites are listed last first, videos apart, and are their owner’s alone', async () => {
  const [ada, bola] = [await member(), await member()];
  const plain = await post(ada, { subject: 'Words only' });
  const video = await post(ada, { subject: 'A moving picture', type: 'video' });
  for (const { tid } of [plain, video]) {
    await api.must('threads.favorite', { id: tid, favorite: 1 }, bola);
    clock.advance(1);
  }
  const favorites = async (fields: object = {}) => (await api.must('threads.favorites', fields, bola)).data;
  expect(titles(await favorites())).toEqual(['A moving picture', 'Words only']);
  expect(await favorites()).toMatchObject({ count: 2 });
  expect(titles(await favorites({ video: 1 }))).toEqual(['A moving picture']);
  await api.must('threads.delete', { tid: video.tid }, ada);
  expect(titles(await favorites())).toEqual(['Words only']);
  await api.must('threads.favorite', { id: plain.tid, favorite: 0 }, bola);
  expect((await favorites()).list).toEqual([]);
  expect((await api.call('threads.favorites', { uid: bola.uid }, ada)).error).toBe('threads.foreign_uid');
  expect((await api.call('threads.favorites')).http).toBe(401);
});

test('the like list holds what one likes, liked last first, under lists and count, and nobody else’s', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid, pid } = await post(ada, { subject: 'Liked whole' });
  const answer = await reply(ada, tid, { message: 'Liked in part' });
  await api.must('threads.like', { pid, like: 1 }, bola);
  clock.advance(1);
  await api.must('threads.like', { pid: answer.pid, like: 1 }, bola);
  await settle();
  const { data } = await api.must('threads.my-likes', { uid: bola.uid }, bola);
  expect(data).toMatchObject({ count: 2, page: 1, uid: bola.uid });
  expect(data.lists).toMatchObject([
    { pid: answer.pid, summary: 'Liked in part', first: 0, is_like: 1, like: 1 },
    { pid, subject: 'Liked whole', first: 1, is_like: 1, like: 1, replies: 1 },
  ]);
  const second = (await api.must('threads.my-likes', { limit: 1, page: 2 }, bola)).data;
  expect(second.lists.map((row) => row.pid)).toEqual([pid]);
  await api.must('threads.like', { pid, like: 0 }, bola);
  await settle();
  expect((await api.must('threads.my-likes', {}, bola)).data).toMatchObject({ count: 1 });
  expect((await api.call('threads.my-likes', { uid: bola.uid }, ada)).error).toBe('threads.foreign_uid');
  expect((await api.call('threads.my-likes')).http).toBe(401);
});
